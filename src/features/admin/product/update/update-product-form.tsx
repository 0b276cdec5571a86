import { useState, useSyncExternalStore } from 'react'
import type { ProductCreate } from '../../../../api/contract'
import type { Product } from '../../../../api/edge/catalog'
import { ChangedMeanwhile } from '../../../../model/changed-meanwhile'
import { keepBase, openBase } from '../../../../ui/form/draft/draft-base'
import { type ProductDraftForm, ProductForm } from '../product-form'
import { type ProductValues, toLine, toValues } from '../product-values'
import { type ProductField, productFields, rebase } from '../save/merge-product'
import { createProductEditing } from '../save/product-editing'
import { isShortened } from '../save/product-photo'
import { baseShape, toKept, toState } from '../save/product-state'
import type { SaveOutcome } from '../save/save-product'
import { ProductOutcome } from './product-outcome'
import { createProductPorts } from './product-ports'
import { type FieldDecision, ProductQuestion } from './product-question'

type UpdateForm = ProductDraftForm<SaveOutcome>

/** The form of a product that exists: it saves what was changed, and nothing else. */
export function UpdateProductForm({ product, userId }: { product: Product; userId: string }) {
  const { productId } = product
  const draftKey = `product ${productId} ${userId}`
  const [editing] = useState(() => {
    const rules = { shape: baseShape, fields: productFields, rebase }
    const base = openBase(draftKey, toState(product), rules)
    return createProductEditing(base, createProductPorts(userId, productId))
  })
  const state = useSyncExternalStore(editing.subscribe, editing.get)
  const send = async (mine: ProductCreate, form: UpdateForm) => {
    const sent = { ...form.form.getValues() }
    // What was sent without an answer is known after a reload too.
    const stop = editing.subscribe(form.keep)
    const { name } = editing.get().base
    const kept = mine.name === toLine(name) ? { ...mine, name } : mine
    const outcome = await editing.save(kept).finally(stop)
    if (outcome.kind === 'asked') throw new ChangedMeanwhile()
    adopt(form, sent, toValues(editing.get().base))
    return outcome
  }
  const decide = (form: UpdateForm, field: ProductField, decision: FieldDecision) => {
    const theirs = editing.get().question?.theirs
    const isLast = editing.settle(field)
    if (typeof decision === 'number') form.choose('quantity', String(decision))
    else if (decision === 'theirs' && theirs) form.choose(field, toValues(theirs)[field])
    if (isLast) form.submit()
  }

  return (
    <ProductForm<SaveOutcome>
      label="Update product"
      submitLabel="Update product"
      initial={toValues(state.base)}
      draft={{ key: draftKey, along: () => keepBase(toKept(editing.get().base)) }}
      photo={isShortened(state.base.photo) ? product.photo?.data : state.base.photo}
      createdAt={product.createdAt}
      onStartOver={(form) => {
        editing.restart(toState(product))
        form.startOver(toValues(toState(product)))
      }}
      send={send}
      question={(form, values) => (
        <ProductQuestion
          state={state}
          values={values}
          onDecide={(field, decision) => decide(form, field, decision)}
        />
      )}
      outcome={(outcome, form) => (
        <ProductOutcome
          productId={productId}
          outcome={outcome}
          onCorrectStock={(quantity) => {
            form.choose('quantity', String(quantity))
            form.submit()
          }}
        />
      )}
    />
  )
}

/** Shows what was saved, and what others have changed; what was typed while it was sent stays. */
function adopt({ form, choose }: UpdateForm, sent: ProductValues, saved: ProductValues): void {
  const now = form.getValues()
  for (const field of productFields) {
    if (now[field] === sent[field]) choose(field, saved[field])
  }
}
