import type { FuzzRequest } from '../make/fuzz-request'

const MONEY = ['charges', 'gateway_nonces', 'gateway_transactions']

/**
 * Refusals that the contract itself says are kept: a declined charge leaves its trace, an order that can't be has its
 * charge voided.
 */
const KEPT: readonly { readonly status: number; readonly path: RegExp }[] = [
  { status: 402, path: /\/braintree\/payment\// },
  { status: 409, path: /\/order\/create\// },
]

/** What is wrong with these tables having changed during a request, `undefined` when it was to change them. */
export function judgeChanges(
  { path, init }: FuzzRequest,
  status: number,
  changed: readonly string[],
): string | undefined {
  const isRead = init.method === 'GET' || init.method === 'HEAD'
  if (changed.length === 0 || (status < 400 && !isRead)) return undefined
  // As it is read: an address may lead there by a detour.
  const { pathname } = new URL(`http://shop${path}`)
  const isKept =
    KEPT.some((one) => one.status === status && one.path.test(pathname)) ||
    // Makes a nonce for each saved method, as the real gateway does.
    (status === 200 && pathname.includes('/v1/payment_methods'))
  const wrong = isKept ? changed.filter((table) => !MONEY.includes(table)) : changed
  return wrong.length === 0 ? undefined : `${status}, and yet changed ${wrong.join(', ')}`
}
