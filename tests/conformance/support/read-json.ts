import { asObject, type JsonObject } from '../../../mocks/contract/json'

/** A message's JSON object, read from a copy; an empty one for anything else. */
export async function readJson(message: Request | Response): Promise<JsonObject> {
  const body: unknown = await message
    .clone()
    .json()
    .catch(() => undefined)
  return asObject(body)
}
