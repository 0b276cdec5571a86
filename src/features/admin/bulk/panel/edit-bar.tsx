import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { categoriesQuery } from '../../../../api/queries/category-queries'
import { SelectionBar } from '../../selection/selection-bar'
import { type EditKind, editKinds, editProducts } from '../plan/edit'

/** An edit as far as it was entered. */
export interface EditDraft {
  readonly edit: EditKind
  /** What was typed or chosen for each kind. */
  readonly texts: Readonly<Partial<Record<EditKind, string>>>
}

interface EditBarProps {
  draft: EditDraft
  onDraft(draft: EditDraft): void
  /** Asks for the plan of an edit. */
  onPlan(edit: EditKind, text: string): void
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
export function EditBar({ draft, onDraft, onPlan }: EditBarProps) {
  const { edit, texts } = draft
  const { data: categories = [] } = useQuery(categoriesQuery())
  const [problem, setProblem] = useState<string>()
  const usual: Partial<Record<EditKind, string>> = {
    category: categories[0]?.categoryId ?? '',
    shipping: 'Yes',
  }
  const text = texts[edit] ?? usual[edit] ?? ''
  const change = (next: string) => onDraft({ edit, texts: { ...texts, [edit]: next } })

  const plan = () => {
    const read = editProducts([], edit, text, categories)
    setProblem('problem' in read ? read.problem : undefined)
    if ('value' in read) onPlan(edit, text)
  }
  const pick = (value: string) => {
    setProblem(undefined)
    onDraft({ edit: editKinds.find((kind) => kind === value) ?? edit, texts })
  }

  return (
    <SelectionBar
      label="Change selected products"
      submitLabel="Show the plan"
      problem={problem}
      onSubmit={plan}
    >
      {(problemId) => (
        <>
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
                aria-describedby={problemId}
                onChange={({ target }) => change(target.value)}
              />
            </label>
          )}
        </>
      )}
    </SelectionBar>
  )
}

const EXAMPLES = {
  price: '12.50',
  priceBy: '-0.50',
  pricePercent: '10',
  quantity: '40',
  quantityBy: '-5',
}
