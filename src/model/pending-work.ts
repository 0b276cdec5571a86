import { createStore, type Store } from '../lib/store'

/** How much there is that would be lost with the document. */
const unsent = createStore(0)

/** Whether there is something that would be lost with the document. */
export const pendingWork: Pick<Store<boolean>, 'get' | 'subscribe'> = {
  get: () => unsent.get() > 0,
  subscribe: unsent.subscribe,
}

/** Keeps the document until the work has ended: who closes it before is asked. */
export async function guardUnload<Result>(work: Promise<Result>): Promise<Result> {
  addEventListener('beforeunload', ask)
  unsent.set(unsent.get() + 1)
  try {
    return await work
  } finally {
    unsent.set(unsent.get() - 1)
    if (!pendingWork.get()) removeEventListener('beforeunload', ask)
  }
}

function ask(event: Event): void {
  event.preventDefault()
}
