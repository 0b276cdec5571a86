import type { IntendedDifference } from '../compare/compare'
import { DELETION_DIFFERENCES } from './deletion'
import { FAILURE_DIFFERENCES } from './failures'
import { HANDLER_DIFFERENCES } from './handlers'
import { INTERFACE_DIFFERENCES } from './interface'
import { PAYMENT_DIFFERENCES } from './payments'
import { SCRIPT_TAG_DIFFERENCES } from './script-tag'
import { WALLET_DIFFERENCES } from './wallets'

/** Every difference that shows in the scenarios that name it, and in no other. */
const DIFFERENCES = {
  ...FAILURE_DIFFERENCES,
  ...PAYMENT_DIFFERENCES,
  ...DELETION_DIFFERENCES,
  ...INTERFACE_DIFFERENCES,
  ...HANDLER_DIFFERENCES,
  ...SCRIPT_TAG_DIFFERENCES,
  ...WALLET_DIFFERENCES,
} as const satisfies Record<string, IntendedDifference>

export type DifferenceName = keyof typeof DIFFERENCES

/** The named ones, to be looked for. */
export function pickDifferences(
  names: readonly DifferenceName[],
): Record<string, IntendedDifference> {
  return Object.fromEntries(names.map((name) => [name, DIFFERENCES[name]]))
}
