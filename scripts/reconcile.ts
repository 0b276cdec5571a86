/**
 * `npm run reconcile`: compares the shop's records with the payment provider's, prints what is open and exits with 1 when
 * anything is. `--repair` does what is safe about it, `--days N` looks back further than 30 days. It takes the settings of
 * `npm start`. Beside a running service it needs `DATABASE_URL`: an embedded database belongs to one process.
 */
import { parseArgs } from 'node:util'
import { openReconciliation } from '../mocks/api/payment/reconciliation/open-reconciliation'
import { reconcile } from '../mocks/api/payment/reconciliation/reconcile'
import { repairFindings } from '../mocks/api/payment/reconciliation/repair'
import { exitWithMessage } from './processes/exit-with-message'
import { SettingError } from './processes/port'
import { describeFindings } from './reconcile/describe-findings'
import { describeRepairs } from './reconcile/describe-repairs'

const DAY_MS = 24 * 60 * 60_000
const MAX_DAYS = 3_650

await run().catch(exitWithMessage)

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      repair: { type: 'boolean', default: false },
      days: { type: 'string', default: '30' },
    },
  })
  const days = Number(values.days)
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
    throw new SettingError(`--days: must be a whole number from 1 to ${MAX_DAYS}.`)
  }
  const { dependencies, close } = await openReconciliation(process.env, (entry) =>
    console.error(JSON.stringify(entry)),
  )
  try {
    const from = new Date(Date.now() - days * DAY_MS)
    let result = await reconcile(dependencies, from)
    console.log(describeFindings(result))
    if (values.repair) {
      const repairs = await repairFindings(dependencies, result.findings)
      result = await reconcile(dependencies, from)
      console.log(describeRepairs(repairs, result.findings))
    }
    const problem = await dependencies.payments.findMisconfiguration()
    if (problem) console.log(problem)
    process.exitCode = result.findings.length > 0 ? 1 : 0
  } finally {
    await close()
  }
}
