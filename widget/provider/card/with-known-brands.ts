import { toRecord } from '../edge/to-record'

/** Brands that release 4 of the card fields has another name for than release 3. */
const RENAMED: Readonly<Record<string, string>> = { mastercard: 'master-card' }

/** What card fields report, with the brands as release 3 names them: merchants' listeners compare those. */
export function withKnownBrands<Report extends object>(report: Report): Report {
  if (!('cards' in report) || !Array.isArray(report.cards)) return report
  const cards: readonly unknown[] = report.cards
  if (!cards.some((card) => nameOf(card) !== undefined)) return report
  return { ...report, cards: cards.map(rename) }
}

function rename(card: unknown): unknown {
  const type = nameOf(card)
  return type === undefined ? card : { ...toRecord(card), type }
}

/** The known name of a brand that was renamed. */
function nameOf(card: unknown): string | undefined {
  const { type } = toRecord(card)
  return typeof type === 'string' && Object.keys(RENAMED).includes(type) ? RENAMED[type] : undefined
}
