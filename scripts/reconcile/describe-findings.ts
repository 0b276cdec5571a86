import type { Finding, FindingKind } from '../../mocks/api/payment/reconciliation/finding'
import type { Reconciliation } from '../../mocks/api/payment/reconciliation/reconcile'
import type { RepairResult } from '../../mocks/api/payment/reconciliation/repair'

/** What each kind means, and what to do. */
const SENTENCES: Readonly<Record<FindingKind, string>> = {
  'money-without-order':
    'was taken and no order is there. It goes back by itself 24 hours after it was taken.',
  'order-without-money':
    'is ordered and not paid: look at the transaction at the provider, then ship or cancel.',
  'amount-differs':
    'differs between order, charge and transaction: refund or charge the difference at the provider.',
  'currency-differs':
    'was taken in another currency: name a merchant account in USD in BRAINTREE_MERCHANT_ACCOUNT_ID.',
  'taken-twice': 'was taken once more for the same charge.',
  'taken-despite-decline': 'was taken although the shop was told that it was declined.',
  'refund-hangs': 'is to go back and nobody has written down that it did.',
  'refund-missing': 'has gone back by the shop’s record, and the provider still has it.',
  'refund-unrecorded': 'has gone back at the provider, and the shop does not know.',
  'charge-unsettled': 'was decided by the provider, and the shop has not read how.',
  'charge-hangs':
    'may have been taken: the provider has no word on the charge yet. Search its control panel for the charge as the order id, then close it: npm run reconcile -- --settle CHARGE taken TRANSACTION, or CHARGE not-taken.',
  'charge-likely-taken':
    'was most likely taken: asked again, the provider said that the payment was used. Search its control panel for the charge as the order id, then close it: npm run reconcile -- --settle CHARGE taken TRANSACTION, or CHARGE not-taken.',
  'unknown-at-provider':
    'was taken by the shop’s record, and the provider knows no such transaction: are these the right keys? One that is to go back was taken with others: give its money back there, then close it: npm run reconcile -- --settle CHARGE not-taken.',
  'unknown-here':
    'was taken for something that is no charge of this shop: does another shop use the same account?',
}

const COLUMNS = ['what', 'amount', 'charge', 'transaction', 'order', 'since', 'repair'] as const

/** The findings as a table, and in a sentence for each kind. */
export function describeFindings({ compared, findings }: Reconciliation): string {
  const intro = `${compared} charges were compared with the provider’s transactions.`
  if (findings.length === 0) return `${intro} Nothing is open.`
  const kinds = [...new Set(findings.map(({ kind }) => kind))]
  return [
    drawTable([COLUMNS, ...findings.map(toRow)]),
    '',
    ...kinds.map((kind) => describeKind(findings.filter((finding) => finding.kind === kind))),
    '',
    `${intro} ${findings.length} ${findings.length === 1 ? 'thing is' : 'things are'} open; --repair does what the last column says.`,
  ].join('\n')
}

function describeKind(findings: readonly Finding[]): string {
  const [first] = findings
  if (!first) return ''
  const times = findings.length === 1 ? '' : `${findings.length} times: `
  return `${first.kind}: ${times}${sumUp(findings)} ${SENTENCES[first.kind]}`
}

/** One sum for each currency. */
function sumUp(findings: readonly Finding[]): string {
  const sums = new Map<string, number>()
  for (const { currency, amountCents } of findings) {
    sums.set(currency, (sums.get(currency) ?? 0) + amountCents)
  }
  return [...sums].map(([currency, cents]) => formatAmount(cents, currency)).join(' and ')
}

function toRow(finding: Finding): readonly string[] {
  const { kind, amountCents, currency, chargeId, transactionId, orderId, since, repair } = finding
  return [
    kind,
    formatAmount(amountCents, currency),
    chargeId ?? '-',
    transactionId ?? '-',
    orderId ?? '-',
    since.toISOString(),
    repair ?? '-',
  ]
}

function formatAmount(cents: number, currency: string): string {
  return `${(cents / 100).toFixed(2)} ${currency}`
}

function drawTable(rows: readonly (readonly string[])[]): string {
  const widths = COLUMNS.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** What was done about the findings, what could not be, and what is left. */
export function describeRepairs(
  results: readonly RepairResult[],
  left: readonly Finding[],
): string {
  const failed = results.filter(({ fault }) => fault !== undefined)
  const isLeft = left.length === 0 ? 'Nothing is open any more.' : `${left.length} still open:`
  return [
    '',
    `${results.length - failed.length} of ${results.length} repairs are done.`,
    ...failed.map(
      ({ finding, fault }) => `${finding.repair} of ${finding.chargeId}: ${describe(fault)}`,
    ),
    isLeft,
    ...left.map(({ kind, chargeId, transactionId }) => `${kind} ${chargeId ?? transactionId}`),
  ].join('\n')
}

function describe(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}
