import type { ProductCreate } from '../../../../api/contract'
import { createEditing, type Editing } from '../../../../model/editing'
import { type ProductField, rebase } from './merge-product'
import type { ProductState } from './product-state'
import { type ProductPorts, type SaveOutcome, type SentStock, saveProduct } from './save-product'

/** What is known once a product was to be saved. */
export type ProductSaved = Exclude<SaveOutcome, { kind: 'unanswered' }>

/** A product that is being edited. */
export interface ProductEditing extends Editing<ProductState, ProductField> {
  /**
   * Saves what the form holds, unless something has to be chosen first.
   *
   * @throws what the service refused it with
   */
  save(mine: ProductCreate): Promise<ProductSaved>
}

/** Edits a product from how it was when the form was filled. */
export function createProductEditing(opened: ProductState, ports: ProductPorts): ProductEditing {
  const editing = createEditing(opened, rebase)
  let sent: SentStock | undefined
  return {
    ...editing,
    async save(mine) {
      const { base } = editing.get()
      const onStored = (from: ProductState) => {
        sent = undefined
        editing.restart(from)
      }
      const outcome = await saveProduct({ base, mine, sent, onStored }, ports)
      switch (outcome.kind) {
        case 'unanswered':
          sent = outcome.sent
          throw outcome.error
        case 'asked':
          // Whoever chooses sees the stock as it is, whether or not that one was stored.
          if (outcome.fields.includes('quantity')) sent = undefined
          editing.ask(outcome)
          return outcome
        case 'unchanged':
        case 'saved':
          sent = undefined
          editing.restart(outcome.kind === 'saved' ? outcome.check.state : outcome.state)
          return outcome
      }
    },
  }
}
