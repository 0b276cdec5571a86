import { isObject, parseJson } from '../../../mocks/contract/json'
import type { SentRequest } from '../http/exchange'
import type { Wire } from '../http/wire'
import { OutOfReach } from '../model/errors'
import { cookieOf, describeTokenHeader, type TokenHeader } from './token-header'

const BEARER = 'Bearer '
/** Some write an empty value in quotes. */
const EMPTY = /^\s*("")?\s*$/

/** A service that takes tokens in a header of its own, or in a cookie; `noteCookie` hears that one held a session's token. */
export function createSignWire(header: TokenHeader, noteCookie: () => void): Wire {
  const cookie = cookieOf(header)
  return {
    toService(request) {
      const { authorization, ...headers } = request.headers
      if (authorization === undefined) return request
      if (!authorization.startsWith(BEARER)) {
        throw new OutOfReach(
          `tokens travel in ${describeTokenHeader(header)} here, which has no scheme`,
        )
      }
      return { ...request, headers: { ...headers, ...write(header, authorization) } }
    },
    toContract({ operation }, { status, cookies, text, at = Date.now() }) {
      if (cookie === undefined || operation !== 'signIn' || status !== 200) return text
      const added = addToken(text, findCookie(cookies, cookie, at))
      if (added !== text) noteCookie()
      return added
    },
  }
}

function write(
  { name, before, after }: TokenHeader,
  authorization: string,
): SentRequest['headers'] {
  return { [name]: before + authorization.slice(BEARER.length) + after }
}

/** A session whose token came as a cookie has it in no other place. */
function addToken(text: string, token: string | undefined): string {
  const session = parseJson(text)?.value
  if (token === undefined || !isObject(session) || 'token' in session) return text
  return JSON.stringify({ ...session, token })
}

/** The value of a cookie as a browser would keep it: of two of a name the last one counts, except one that deletes another path's. */
function findCookie(cookies: readonly string[], name: string, at: number): string | undefined {
  return cookies
    .filter((one) => one.startsWith(`${name}=`))
    .map((one) => one.slice(name.length + 1).split(';'))
    .filter(
      ([value = '', ...attributes]) =>
        !EMPTY.test(value) && !attributes.some((one) => isOver(one, at)),
    )
    .map(([value]) => value)
    .at(-1)
}

/** Whether an attribute of a cookie deletes it: `Max-Age=0`, or `Expires` with a time that had passed when it came. */
function isOver(attribute: string, at: number): boolean {
  const [name = '', value = ''] = attribute.trim().split('=')
  if (/^max-age$/i.test(name)) return Number(value) <= 0
  return /^expires$/i.test(name) && Date.parse(value) <= at
}
