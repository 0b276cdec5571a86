import type { SentRequest } from '../http/exchange'
import { cookieOf, type TokenHeader } from './token-header'

/** A token that a recording hides, or of which it can't be told whose it is. */
const HIDDEN = 'Bearer ***'
/** Some write an empty value in quotes. */
const EMPTY = /^\s*("")?\s*$/

/**
 * What a request of a service would have as its `authorization` by the contract: nothing where it has no token, a hidden one where
 * its token can't be told, because two cookies have the name or something else lets it in.
 */
export function toAuthorization(
  header: TokenHeader,
  headers: SentRequest['headers'],
): string | undefined {
  const carried = [...new Set(listCarried(header, headers[header.name]))]
  if (carried.includes(undefined)) return HIDDEN
  const [token, ...others] = carried.filter((one) => one !== undefined && !EMPTY.test(one))
  if (token !== undefined) return others.length > 0 ? HIDDEN : `Bearer ${token}`
  const isOtherwise = header.name !== 'authorization' && headers['authorization'] !== undefined
  return isOtherwise ? HIDDEN : undefined
}

/** The texts at the token's place; `undefined` for a header that has no such place. */
function listCarried(
  header: TokenHeader,
  value: string | undefined,
): readonly (string | undefined)[] {
  if (value === undefined) return []
  const cookie = cookieOf(header)
  if (cookie === undefined) return [readBetween(header, value.trim())]
  return value
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${cookie}=`))
    .map((pair) => pair.slice(cookie.length + 1))
}

/** Schemes are the same in capitals and small letters. */
function readBetween({ before, after }: TokenHeader, value: string): string | undefined {
  const [first, last] = [before.trimStart(), after.trimEnd()]
  const isWithin =
    value.length >= first.length + last.length &&
    value.toLowerCase().startsWith(first.toLowerCase()) &&
    value.endsWith(last)
  return isWithin ? value.slice(first.length, value.length - last.length).trim() : undefined
}
