import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { categoriesQuery } from '../../../../api/queries/category-queries'
import { Button } from '../../../../ui/button'
import { useFocusFallback } from '../../../../ui/use-focus-fallback'
import { type EditKind, editKinds, editProducts } from '../plan/edit'
import './edit-bar.css'

/** An edit as far as it was entered. */
export interface EditDraft {
  readonly edit: EditKind
  /** What was typed or chosen for each kind. */
  readonly texts: Readonly<Partial<Record<EditKind, string>>>
}

interface EditBarProps {
  selectedCount: number
  draft: EditDraft
  onDraft(draft: EditDraft): void
  /** Asks for the plan of an edit. */
  onPlan(edit: EditKind, text: string): void
  isAllSelected: boolean
  onSelectAll(): void
  onClear(): void
}

const labels: Readonly<Record<EditKind, string>> = {
  price: 'Set price to ($)',
  priceBy: 'Change price by ($)',
  pricePercent: 'Change price by (%)',
  quantity: 'Set stock to',
  quantityBy: 'Change stock by',
  category: 'Set category to',
  shipping: 'Set shipping to',
  delete: 'Delete',
}

/** What is to be done to every selected product. Nothing is, before its plan was seen. */
export function EditBar(props: EditBarProps) {
  const { selectedCount, draft, onDraft, isAllSelected, onPlan, onClear } = props
  const { edit, texts } = draft
  const { data: categories = [] } = useQuery(categoriesQuery())
  const bar = useRef<HTMLFormElement>(null)
  const problemId = useId()
  useFocusFallback(bar)
  const [problem, setProblem] = useState<string>()
  const usual: Partial<Record<EditKind, string>> = {
    category: categories[0]?.categoryId ?? '',
    shipping: 'Yes',
  }
  const text = texts[edit] ?? usual[edit] ?? ''
  const change = (next: string) => onDraft({ edit, texts: { ...texts, [edit]: next } })

  const plan = (event: FormEvent) => {
    event.preventDefault()
    const read = editProducts([], edit, text, categories)
    setProblem('problem' in read ? read.problem : undefined)
    if ('value' in read) onPlan(edit, text)
  }
  const pick = (value: string) => {
    setProblem(undefined)
    onDraft({ edit: editKinds.find((kind) => kind === value) ?? edit, texts })
  }

  return (
    <form ref={bar} className="edit-bar" aria-label="Change selected products" onSubmit={plan}>
      <p role="status">{selectedCount.toLocaleString()} selected</p>
      <label>
        What to do
        <select value={edit} onChange={({ target }) => pick(target.value)}>
          {editKinds.map((kind) => (
            <option key={kind} value={kind}>
              {labels[kind]}
            </option>
          ))}
        </select>
      </label>
      {edit === 'category' && (
        <label>
          Category
          <select value={text} onChange={({ target }) => change(target.value)}>
            {categories.map(({ categoryId, name }) => (
              <option key={categoryId} value={categoryId}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {edit === 'shipping' && (
        <label>
          Shipping
          <select value={text} onChange={({ target }) => change(target.value)}>
            <option>Yes</option>
            <option>No</option>
          </select>
        </label>
      )}
      {edit !== 'category' && edit !== 'shipping' && edit !== 'delete' && (
        <label>
          Number
          <input
            inputMode={edit.endsWith('By') || edit === 'pricePercent' ? 'text' : 'decimal'}
            size={8}
            value={text}
            placeholder={EXAMPLES[edit]}
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : problemId}
            onChange={({ target }) => change(target.value)}
          />
        </label>
      )}
      <Button type="submit">Show the plan</Button>
      <Button
        look="quiet"
        aria-disabled={isAllSelected}
        onClick={isAllSelected ? undefined : props.onSelectAll}
      >
        Select all shown
      </Button>
      <Button look="quiet" onClick={onClear}>
        Clear selection
      </Button>
      {problem !== undefined && (
        <p id={problemId} className="edit-bar-problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}

const EXAMPLES = {
  price: '12.50',
  priceBy: '-0.50',
  pricePercent: '10',
  quantity: '40',
  quantityBy: '-5',
}
