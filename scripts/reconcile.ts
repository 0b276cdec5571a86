/**
 * `npm run reconcile`: compares the shop's records with the payment provider's, prints what is open and exits with 1 when
 * anything is, with 2 for a wrong option. `--repair` does what is safe about it, `--days N` looks back further than 30
 * days, `--settle` closes a charge by a person's word; `--help` says how. It takes the settings of `npm start`. Beside a
 * running service it needs `DATABASE_URL`: an embedded database belongs to one process.
 */
import {
  type OpenReconciliation,
  openReconciliation,
} from '../mocks/api/payment/reconciliation/open-reconciliation'
import { reconcile } from '../mocks/api/payment/reconciliation/reconcile'
import { repairFindings } from '../mocks/api/payment/reconciliation/repair'
import { resolveByHand } from '../mocks/api/payment/reconciliation/resolve-by-hand'
import { exitWithMessage } from './processes/exit-with-message'
import { describeFindings, describeRepairs } from './reconcile/describe-findings'
import { explainProviderError } from './reconcile/explain-provider-error'
import { readArguments, type Task, USAGE } from './reconcile/read-arguments'

type Dependencies = OpenReconciliation['dependencies']

const DAY_MS = 24 * 60 * 60_000

await run().catch((error: unknown) => exitWithMessage(explainProviderError(error)))

async function run(): Promise<void> {
  const task = readArguments(process.argv.slice(2))
  if (task.kind === 'help') return console.log(USAGE)
  const { dependencies, subject, close } = await openReconciliation(process.env, (entry) =>
    console.error(JSON.stringify(entry)),
  )
  console.log(subject)
  try {
    const isDone =
      task.kind === 'settle' ? await settle(dependencies, task) : await compare(dependencies, task)
    process.exitCode = isDone ? 0 : 1
  } finally {
    await close()
  }
}

async function settle(
  dependencies: Dependencies,
  { chargeId, verdict }: Task & { readonly kind: 'settle' },
): Promise<boolean> {
  const { isResolved, sentence } = await resolveByHand(dependencies, chargeId, verdict)
  console.log(sentence)
  return isResolved
}

async function compare(
  dependencies: Dependencies,
  { days, isRepairing }: Task & { readonly kind: 'compare' },
): Promise<boolean> {
  const from = new Date(Date.now() - days * DAY_MS)
  let result = await reconcile(dependencies, from)
  console.log(describeFindings(result))
  if (isRepairing) {
    const repairs = await repairFindings(dependencies, result.findings)
    result = await reconcile(dependencies, from)
    console.log(describeRepairs(repairs, result.findings))
  }
  const problem = await dependencies.payments.findMisconfiguration()
  if (problem) console.log(problem)
  return result.findings.length === 0
}
