import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '../../../../api/queries/category-queries'
import {
  type ChangedField,
  ChangedFields,
  ChangedValues,
  type FieldChoice,
} from '../../../../ui/form/draft/changed-fields'
import { type ProductValues, toProductCreate } from '../product-values'
import { differs, type ProductField } from '../save/merge-product'
import type { ProductEditing } from '../save/product-editing'
import { describeStock, type StockSum, sumStock } from '../save/stock-sum'
import { describeField, fieldLabels } from './describe-field'

/** What a field is to hold: what it is by now, what was typed, or another number of pieces. */
export type FieldDecision = 'theirs' | 'mine' | number

interface ProductQuestionProps {
  state: ReturnType<ProductEditing['get']>
  values: ProductValues
  onDecide(field: ProductField, decision: FieldDecision): void
}

/** What of a product was changed on both sides, and what may stand. */
export function ProductQuestion({ state, values, onDecide }: ProductQuestionProps) {
  const { data: categories = [] } = useQuery(categoriesQuery())
  const { base, question } = state
  if (!question) return null
  const { theirs } = question
  const mine = toProductCreate(values)

  const describe = (field: ProductField): ChangedField => {
    const common = { name: field, label: fieldLabels[field] }
    const keep = { label: 'Keep theirs', onChoose: () => onDecide(field, 'theirs') }
    const own = { label: 'Use mine', onChoose: () => onDecide(field, 'mine') }
    if (field === 'file') {
      return {
        ...common,
        facts: <p>Somebody has given the product another photo.</p>,
        choices: [keep, own],
      }
    }
    const isDoubtful = base.sent?.[field] !== undefined && !differs(base, theirs, field)
    const doubt = isDoubtful && (
      <p>Yours was sent before, and no answer came: it may have been stored, and set back since.</p>
    )
    if (field === 'quantity') {
      const sum = sumStock(base, mine.quantity, theirs)
      const choices = listStockChoices(sum, (decision) => () => onDecide(field, decision))
      const facts = (
        <>
          <p>{describeStock(sum)}</p>
          {doubt}
        </>
      )
      return { ...common, facts, choices }
    }
    const facts = (
      <>
        <ChangedValues
          opened={<bdi>{describeField(field, base, categories)}</bdi>}
          theirs={<bdi>{describeField(field, theirs, categories)}</bdi>}
          mine={<bdi>{describeField(field, mine, categories)}</bdi>}
        />
        {doubt}
      </>
    )
    return { ...common, facts, choices: [keep, own] }
  }
  return <ChangedFields fields={question.fields.map(describe)} />
}

/** What the stock may be. The same number twice is offered once. */
function listStockChoices(
  { typed, now, change, sum }: StockSum,
  decide: (decision: FieldDecision) => () => void,
): FieldChoice[] {
  const difference = Math.abs(change).toLocaleString()
  const choices: FieldChoice[] = [
    { label: `Keep ${now.toLocaleString()}`, onChoose: decide('theirs') },
  ]
  if (!Number.isNaN(typed) && typed !== now) {
    choices.unshift({ label: `Set to ${typed.toLocaleString()}`, onChoose: decide('mine') })
  }
  if (sum !== undefined) {
    const verb = change > 0 ? `Add your ${difference}` : `Take off your ${difference}`
    choices.unshift({ label: `${verb}: ${sum.toLocaleString()}`, onChoose: decide(sum) })
  }
  return choices
}
