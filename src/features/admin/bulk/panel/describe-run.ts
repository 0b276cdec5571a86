import type { Category } from '../../../../api/edge/catalog'
import { describeField, fieldLabels } from '../../product/update/describe-field'
import { type BulkValues, bulkFields, type PlanRow, type Step } from '../plan/plan'
import type { RunRow } from '../run/run-state'

/** What a plan comes to, such as `12 to change, 3 to create, 1 unchanged, 2 refused.` */
export function describePlan(rows: readonly RunRow[]): string {
  const counts = { change: 0, create: 0, delete: 0, unchanged: 0, refused: 0 }
  for (const { plan } of rows) counts[plan.kind === 'step' ? plan.step.kind : plan.kind] += 1
  const { change, create, delete: removed, unchanged, refused } = counts
  return tellCounts([
    [change, 'to change'],
    [create, 'to create'],
    [removed, 'to delete'],
    [unchanged, 'unchanged'],
    [refused, 'refused'],
  ])
}

/** Such as `12 done, 1 refused.`; what there is none of is left out. */
export function tellCounts(counts: readonly (readonly [number, string])[]): string {
  const parts = counts.flatMap(([count, text]) =>
    count > 0 ? [`${count.toLocaleString()} ${text}`] : [],
  )
  return parts.length > 0 ? `${parts.join(', ')}.` : 'There is nothing to do.'
}

/** What a row wants, field by field. */
export function tellRow(row: PlanRow, categories: readonly Category[]): string {
  switch (row.kind) {
    case 'unchanged':
      return 'As it is'
    case 'refused':
      return '—'
    case 'step':
      break
  }
  const { step } = row
  switch (step.kind) {
    case 'delete':
      return 'Delete'
    case 'create':
      return `Create: ${tellValues(step.values, categories)}`
    case 'change': {
      const after = { ...step.base, ...step.change }
      return bulkFields
        .filter((field) => field in step.change)
        .map((field) => {
          const [from, to] = [step.base, after].map((values) =>
            shorten(describeField(field, values, categories)),
          )
          const sales = field === 'quantity' ? tellSales(step) : ''
          return `${fieldLabels[field]}: ${from} → ${to}${sales}`
        })
        .join('; ')
    }
  }
}

/** How a stock came to be another number than the sheet's. */
function tellSales({ change, soldSince }: Extract<Step, { kind: 'change' }>): string {
  if (soldSince === undefined || change.quantity === undefined) return ''
  const written = (change.quantity + soldSince).toLocaleString()
  return ` (${written} less ${soldSince.toLocaleString()} sold since)`
}

/** How a row ended; empty while it has not. */
export function tellProgress({ plan, progress }: RunRow): string {
  switch (progress.phase) {
    case 'waiting':
      return ''
    case 'sent':
      return 'Sending…'
    case 'done':
      return progress.note ? `Done. ${progress.note}` : 'Done'
    case 'unchanged':
      return plan.kind === 'step' ? 'It was so by then: nothing was sent' : 'Nothing to send'
    case 'refused':
      return `Refused: ${progress.reason}`
    case 'doubt':
      return `Not known whether it was done: ${progress.reason}`
  }
}

function tellValues(values: BulkValues, categories: readonly Category[]): string {
  return bulkFields
    .filter((field) => field !== 'name' && field !== 'description')
    .map((field) => `${fieldLabels[field]} ${describeField(field, values, categories)}`)
    .join('; ')
}

const LONGEST = 60

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
