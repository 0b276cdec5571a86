import { createStore, type Store } from '../../../lib/store'

/** How far the deletion of a product is. The list leaves out a product while its deletion has not failed. */
export type Deletion =
  /** May still be undone; the service does not know of it. */
  | { phase: 'offered' }
  | { phase: 'sending'; product: Deletable }
  /** Done, but the list has not been reloaded. */
  | { phase: 'done' }

/** Deletions by the product's id. */
export type Deletions = ReadonlyMap<string, Deletion>

export interface Deletable {
  productId: string
  name: string
}

/** What the deletions need from their surroundings. */
export interface DeletionPorts {
  /** Deletes at the service; rejects when it refuses. */
  send(product: Deletable): Promise<void>
  /**
   * Offers to undo for a while. Exactly one of the two is called: `undo` when the offer was taken, `expire`
   * when it has ended. Returns a function that ends it at once.
   */
  offerUndo(product: Deletable, answers: { undo(): void; expire(): void }): () => void
  /** Reloads the list. */
  reload(): Promise<void>
  onUndone(product: Deletable): void
  onRefused(product: Deletable, error: unknown): void
}

export interface PendingDeletions extends Pick<Store<Deletions>, 'get' | 'subscribe'> {
  /** Takes a product out of the list and offers to undo that; without an answer it is deleted. */
  remove(product: Deletable): void
  /** Ends every offer at once: what was removed is deleted now. */
  sendAll(): void
  /** Deletes what an earlier document may not have got to the service, without another offer. */
  finish(product: Deletable): void
  /** What is being deleted, as far as is known. */
  listUnanswered(): readonly Deletable[]
}

/** Deletes products after a while in which each deletion can be undone. */
export function createPendingDeletions(ports: DeletionPorts): PendingDeletions {
  const deletions = createStore<Deletions>(new Map())
  const endOffer = new Map<string, () => void>()

  const put = (productId: string, deletion: Deletion | undefined) => {
    const next = new Map(deletions.get())
    if (deletion) next.set(productId, deletion)
    else next.delete(productId)
    deletions.set(next)
  }

  const send = async (product: Deletable) => {
    put(product.productId, { phase: 'sending', product })
    try {
      await ports.send(product)
    } catch (error) {
      put(product.productId, undefined)
      ports.onRefused(product, error)
      return
    }
    put(product.productId, { phase: 'done' })
    await ports.reload()
    put(product.productId, undefined)
  }

  return {
    get: deletions.get,
    subscribe: deletions.subscribe,
    remove(product) {
      if (deletions.get().has(product.productId)) return
      put(product.productId, { phase: 'offered' })
      const end = ports.offerUndo(product, {
        undo() {
          endOffer.delete(product.productId)
          put(product.productId, undefined)
          ports.onUndone(product)
        },
        expire() {
          endOffer.delete(product.productId)
          void send(product)
        },
      })
      endOffer.set(product.productId, end)
    },
    sendAll() {
      for (const end of [...endOffer.values()]) end()
    },
    finish: (product) => void send(product),
    listUnanswered: () =>
      [...deletions.get().values()].flatMap((deletion) =>
        deletion.phase === 'sending' ? [deletion.product] : [],
      ),
  }
}
