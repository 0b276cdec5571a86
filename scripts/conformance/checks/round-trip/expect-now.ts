import { readPointer } from '../../../../mocks/contract/json'
import type { Answer } from '../../model/call'
import { expectContract } from '../../model/errors'

/** Clocks differ by less, time zones by more. */
const TOLERANCE_MS = 15 * 60_000

/**
 * Fails the step unless a record was created just now, by the clock of the service where it sends one.
 *
 * @param schema name of the record's schema
 * @throws {ContractFailure}
 */
export function expectNow({ exchange }: Answer, operation: string, schema: string): void {
  const createdAt = String(readPointer(exchange.json, '/createdAt'))
  const ownClock = Date.parse(exchange.headers['date'] ?? '')
  const now = Number.isNaN(ownClock) ? exchange.startedAt.getTime() : ownClock
  const distance = Date.parse(createdAt) - now
  expectContract(Math.abs(distance) <= TOLERANCE_MS, {
    rule: 'read-back',
    operation,
    pointer: `/components/schemas/${schema}/properties/createdAt`,
    expected: 'createdAt: the time at which it was created',
    got: `${Math.round(distance / 60_000)} minutes from the service's clock`,
    cause: 'Local time is written as if it were UTC, or a fixed time is stored.',
    assertion: { of: 'now', at: '/createdAt', withinMs: TOLERANCE_MS },
    exchange,
  })
}
