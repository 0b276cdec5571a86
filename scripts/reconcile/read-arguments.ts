import type { Verdict } from '../../mocks/api/payment/reconciliation/resolve-by-hand'
import { parseCommandLine } from '../processes/command-line/read-command-line'
import { SettingError } from '../processes/setting-error'

export const USAGE = `npm run reconcile -- [--days N] [--repair]
  Compares the shop's records with the payment provider's, and lists what is open since N days (30). --repair does what
  the last column says. What changed in the last two minutes is left out. Exits with 1 when anything is left.

npm run reconcile -- --settle CHARGE taken TRANSACTION
npm run reconcile -- --settle CHARGE not-taken
  Closes a charge that the provider has no word on, by what you have found in its control panel: search there for the
  charge as the order id. What the provider contradicts is not done. Twice is as good as once.`

export type Task =
  | { readonly kind: 'help' }
  | { readonly kind: 'compare'; readonly days: number; readonly isRepairing: boolean }
  | { readonly kind: 'settle'; readonly chargeId: string; readonly verdict: Verdict }

const MAX_DAYS = 3_650

/** @throws SettingError when they say nothing that can be done */
export function readArguments(args: readonly string[]): Task {
  const { values, positionals } = parse(args)
  if (values.help) return { kind: 'help' }
  if (values.settle !== undefined) {
    return { kind: 'settle', chargeId: values.settle, verdict: readVerdict(positionals) }
  }
  if (positionals.length > 0)
    throw new SettingError(`What is ${positionals.join(' ')}?\n\n${USAGE}`)
  const days = Number(values.days)
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
    throw new SettingError(`--days: must be a whole number from 1 to ${MAX_DAYS}.`)
  }
  return { kind: 'compare', days, isRepairing: values.repair }
}

function parse(args: readonly string[]) {
  return parseCommandLine(
    {
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', default: false },
        repair: { type: 'boolean', default: false },
        days: { type: 'string', default: '30' },
        settle: { type: 'string' },
      },
    },
    `\n\n${USAGE}`,
  )
}

function readVerdict(words: readonly string[]): Verdict {
  const [kind, transactionId, ...others] = words
  if (others.length === 0) {
    if (kind === 'not-taken' && transactionId === undefined) return { kind }
    if (kind === 'taken' && transactionId !== undefined) return { kind, transactionId }
  }
  throw new SettingError(`--settle: must be CHARGE taken TRANSACTION, or CHARGE not-taken.`)
}
