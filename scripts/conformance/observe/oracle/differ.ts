import { describeBody } from '../../judge/judge-shape'
import type { Difference } from '../../model/errors'
import type { RuleId } from '../../model/rules'
import type { Seen } from './seen'

interface Told {
  readonly rule: RuleId
  readonly expected: string
  /** Status and body when left out. */
  readonly got?: string | undefined
  readonly cause: string
}

const UNSHOWN = 'What was recorded once can’t be sent again.'

/** What an answer says against the recording. */
export function differ({ exchange, operation }: Seen, told: Told): Difference {
  const { got = `${exchange.status} ${describeBody(exchange)}` } = told
  return { ...told, got, operation: operation.id, exchange, unshown: UNSHOWN }
}

/** The same where something is wrong. */
export function differIf(isWrong: boolean, seen: Seen, told: Told): Difference | undefined {
  return isWrong ? differ(seen, told) : undefined
}

/** That a value is another one than the recording has it. */
export function differAt(
  seen: Seen,
  rule: RuleId,
  [field, wanted, got]: WrongValue,
  cause: string,
): Difference {
  const [expected, came] = [`${field}: ${short(wanted)}`, `${field}: ${short(got)}`]
  return differ(seen, { rule, expected, got: came, cause })
}

/** A field, the value that it must have, and the one that it has. */
export type WrongValue = readonly [field: string, wanted: unknown, got: unknown]

const LONGEST = 120

/** A value as JSON, cut where it is long. */
export function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
