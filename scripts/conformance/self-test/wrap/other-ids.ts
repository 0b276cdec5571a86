import type { Wrapper } from '../fault'
import { everyObject } from './every-answer'
import { changeRequest } from './messages'

const ID_KEYS = ['_id', 'id', 'transaction_id']

/** Ids in another format: translated in responses, and back in requests. */
export function otherIds(shape: (count: number) => string, pattern: RegExp): Wrapper {
  const outside = new Map<string, string>()
  const inside = new Map<string, string>()
  const encode = (id: string) => {
    const known = outside.get(id) ?? shape(outside.size)
    outside.set(id, known)
    inside.set(known, id)
    return known
  }
  const decode = (text: string) => text.replace(pattern, (id) => inside.get(id) ?? id)
  const decodeUrl = (text: string) => {
    const url = new URL(text)
    const decodeWord = (word: string) => inside.get(word) ?? word
    url.pathname = url.pathname
      .split('/')
      .map((word) => encodeURIComponent(decodeWord(decodeURIComponent(word))))
      .join('/')
    for (const [name, value] of url.searchParams) url.searchParams.set(name, decodeWord(value))
    return url.href
  }

  const translateAnswers = everyObject((object) =>
    Object.fromEntries(
      Object.entries(object).map(([key, value]) => [
        key,
        ID_KEYS.includes(key) && typeof value === 'string' ? encode(value) : value,
      ]),
    ),
  )
  return (next) =>
    translateAnswers(async (request) => {
      const url = decodeUrl(request.url)
      const type = request.headers.get('content-type') ?? ''
      if (type.startsWith('application/json')) {
        const text = decode(await request.clone().text())
        return next(
          new Request(url, { method: request.method, headers: request.headers, body: text }),
        )
      }
      const form = type.startsWith('multipart/form-data')
        ? await readForm(request, decode)
        : undefined
      return next(await changeRequest(request, { url, ...(form ? { form } : {}) }))
    })
}

async function readForm(
  request: Request,
  decode: (text: string) => string,
): Promise<FormData | undefined> {
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined)
  if (!form) return undefined
  const translated = new FormData()
  for (const [name, value] of form) {
    translated.append(name, typeof value === 'string' ? decode(value) : value)
  }
  return translated
}
