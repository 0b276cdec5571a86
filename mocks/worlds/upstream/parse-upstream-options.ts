import type { Operation } from '../../contract/operation'
import { listNames } from '../list-names'

/** Which calls go to a backend that is elsewhere. */
export interface UpstreamTarget {
  /** Where its API begins, without a slash at the end. */
  readonly base: string
  /** By operationId. */
  readonly operations: ReadonlySet<string>
}

/** Options of a real backend that can't be used, in a sentence that says what there is. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
}

/**
 * Reads which operations a real backend answers.
 *
 * @param address where its API begins: `https://staging.example/api`
 * @param names operationIds with commas between, or `*` for all
 * @throws UpstreamError that says what is wrong with one of them
 */
export function parseUpstreamOptions(
  address: string,
  names: string,
  operations: readonly Operation[],
): UpstreamTarget {
  return { base: readBase(address), operations: readOperations(names, operations) }
}

function readBase(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UpstreamError(
      `--upstream takes where an API begins, such as https://staging.example/api, but has "${address.slice(0, 200)}".`,
    )
  }
  if (url.username || url.password) {
    throw new UpstreamError(
      '--upstream takes no user name and no password: a call has one Authorization header, and the shop needs it for its token.',
    )
  }
  if (url.search || url.hash) {
    throw new UpstreamError('--upstream takes an address without "?" and "#".')
  }
  return url.href.replace(/\/+$/, '')
}

function readOperations(names: string, operations: readonly Operation[]): ReadonlySet<string> {
  const known = operations.map(({ id }) => id)
  const wanted = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (wanted.length === 0) {
    throw new UpstreamError(
      `--real names the operations that the real backend answers, such as listProducts,showProduct. There are ${listNames(known)}, and * for all.`,
    )
  }
  const stray = wanted.find((name) => name !== '*' && !known.includes(name))
  if (stray !== undefined) {
    throw new UpstreamError(
      `There is no operation "${stray.slice(0, 80)}". There are ${listNames(known)}, and * for all.`,
    )
  }
  return new Set(wanted.includes('*') ? known : wanted)
}
