import type { ProductCreate } from '../../../../api/contract'
import { createEditing, type Editing } from '../../../../model/editing'
import { type ProductField, rebase } from './merge-product'
import type { ProductBase } from './product-state'
import { type ProductPorts, type SaveOutcome, saveProduct } from './save-product'

/** A product that is being edited. */
export interface ProductEditing extends Editing<ProductBase, ProductField> {
  /**
   * Saves what the form holds, unless something has to be chosen first.
   *
   * @throws what the service refused it with
   */
  save(mine: ProductCreate): Promise<SaveOutcome>
}

/** Edits a product from how it was when the form was filled. */
export function createProductEditing(opened: ProductBase, ports: ProductPorts): ProductEditing {
  const editing = createEditing(opened, rebase)
  return {
    ...editing,
    async save(mine) {
      const { base } = editing.get()
      const onBase = (from: ProductBase) => {
        if (from !== editing.get().base) editing.restart(from)
      }
      const outcome = await saveProduct({ base, mine, onBase }, ports)
      switch (outcome.kind) {
        case 'asked':
          editing.ask(outcome)
          return outcome
        case 'unchanged':
        case 'saved':
          editing.restart(outcome.kind === 'saved' ? outcome.check.state : outcome.state)
          return outcome
      }
    },
  }
}
