import type { OperationId } from '../../../../mocks/api/contract/operation'
import { percentile } from '../../percentile'
import type { GrownShop, GrowthCall } from '../calls/call'
import type { TimedCall } from '../growth'
import { type Asked, ask } from './ask'

const CALLS = 45
/** One of so many warms up, and does not count. */
const WARM_UP_SHARE = 9
/** Whoever waits longer in all has waited for enough calls. */
const LONGEST_MS = 20_000

/**
 * Makes a call again and again, each time for something else, and keeps the 95th percentile.
 *
 * @throws Error when one fails
 */
export async function timeCall(
  { name, kind = 'products', operation, prepare }: GrowthCall & { readonly operation: OperationId },
  origin: string,
  shop: GrownShop,
): Promise<TimedCall> {
  const answers: Asked[] = []
  const endsAt = performance.now() + LONGEST_MS
  do {
    answers.push(await ask(origin, await prepare(shop, answers.length)))
  } while (answers.length < CALLS && performance.now() < endsAt)
  const counted = answers.slice(Math.floor(answers.length / WARM_UP_SHARE))
  return {
    operation,
    name,
    kind,
    percentile95Ms: percentile(
      counted.map(({ ms }) => ms),
      95,
    ),
    times: counted.length,
    bytes: Math.max(...counted.map(({ bytes }) => bytes)),
  }
}
