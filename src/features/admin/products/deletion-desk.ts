/** How far the deletion of a product is. What has not failed is out of the list already. */
export type Deletion =
  /** May still be undone; the service does not know of it. */
  | { phase: 'offered' }
  | { phase: 'sending' }
  /** Done, but the list has not been loaded anew. */
  | { phase: 'done' }

/** Deletions by the product's id. */
export type Deletions = ReadonlyMap<string, Deletion>

export interface Deletable {
  _id: string
  name: string
}

/** What the desk needs from its surroundings. */
export interface DeletionPorts {
  /** Deletes at the service; rejects when it refuses. */
  send(product: Deletable): Promise<void>
  /**
   * Offers to undo for a while. Exactly one of the two is called: `undo` when the offer was taken, `expire`
   * when it has ended. Returns a function that ends it at once.
   */
  offerUndo(product: Deletable, answers: { undo(): void; expire(): void }): () => void
  /** Loads the list anew; resolves when it is there. */
  reload(): Promise<void>
  onUndone(product: Deletable): void
  onRefused(product: Deletable, error: unknown): void
}

export interface DeletionDesk {
  get(): Deletions
  subscribe(onChange: () => void): () => void
  /** Takes a product out of the list and offers to undo that; without an answer it is deleted. */
  remove(product: Deletable): void
  /** Ends every offer at once: what was removed is deleted now. */
  sendAll(): void
}

/** Deletes products late enough for second thoughts. */
export function createDeletionDesk(ports: DeletionPorts): DeletionDesk {
  let deletions: Deletions = new Map()
  const endOffer = new Map<string, () => void>()
  const listeners = new Set<() => void>()

  const put = (productId: string, deletion: Deletion | undefined) => {
    const next = new Map(deletions)
    if (deletion) next.set(productId, deletion)
    else next.delete(productId)
    deletions = next
    for (const listener of listeners) listener()
  }

  const send = async (product: Deletable) => {
    put(product._id, { phase: 'sending' })
    try {
      await ports.send(product)
    } catch (error) {
      put(product._id, undefined)
      ports.onRefused(product, error)
      return
    }
    put(product._id, { phase: 'done' })
    await ports.reload()
    put(product._id, undefined)
  }

  return {
    get: () => deletions,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    remove(product) {
      if (deletions.has(product._id)) return
      put(product._id, { phase: 'offered' })
      const end = ports.offerUndo(product, {
        undo() {
          endOffer.delete(product._id)
          put(product._id, undefined)
          ports.onUndone(product)
        },
        expire() {
          endOffer.delete(product._id)
          void send(product)
        },
      })
      endOffer.set(product._id, end)
    },
    sendAll() {
      for (const end of [...endOffer.values()]) end()
    },
  }
}
