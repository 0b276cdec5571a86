import type { Wrapper } from '../fault'
import { changeRequest } from '../wrap/messages'
import { onJson, onOperation } from '../wrap/one-operation'

/** Takes a field for the one of the same name in small letters. */
export function ignoreCaseOfNames(operation: string): Wrapper {
  return onJson(operation, (body) =>
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name === name.toUpperCase() ? name.toLowerCase() : name,
        value,
      ]),
    ),
  )
}

/** Reads JSON up to its end, and leaves what stands behind it unread. */
export function readFirstJson(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const text = await request.clone().text()
    const json = text.slice(0, text.lastIndexOf('}') + 1)
    if (json === text || json === '') return forward()
    return forward(await changeRequest(request, { json: JSON.parse(json) }))
  })
}
