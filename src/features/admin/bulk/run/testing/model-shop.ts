import type { ProductUpdate } from '../../../../../api/contract'
import type { ProductState } from '../../../product/save/product-state'
import type { PlanRow, Step } from '../../plan/plan'
import { openRun, type RunRow, reopenRun } from '../run-state'
import { createRunner, type RunnerPorts } from '../runner'
import { type Failure, type ProductService, sendStep } from '../send-step'

export const muse: ProductState = {
  name: 'Muse',
  description: 'Finds words.',
  price: 12.5,
  category: 'cat_1',
  shipping: 0,
  quantity: 40,
  sold: 3,
}

/** A failure as the service of these tests words it. */
export class Fault extends Error {
  readonly failure: Failure['kind'] | 'outdated'
  readonly retryAfterSeconds: number | undefined
  constructor(failure: Failure['kind'] | 'outdated', retryAfterSeconds?: number) {
    super(`fault: ${failure}`)
    this.failure = failure
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** How a call goes wrong: before anything happens, or once it has. */
interface Plot {
  call: 'read' | 'write' | 'create' | 'remove'
  when: 'before' | 'after'
  fault: Fault
}

/** A shop in memory, with entity tags, whose calls go wrong as a test plots it: the first call of that kind, once. */
export function createShop(products: Readonly<Record<string, ProductState>>) {
  const stored = new Map(Object.entries(products))
  const plots: Plot[] = []
  const log: string[] = []
  let made = 0

  const call = async <Result>(name: Plot['call'], work: () => Result): Promise<Result> => {
    await Promise.resolve()
    log.push(name)
    const at = plots.findIndex((plot) => plot.call === name)
    const [plot] = at < 0 ? [] : plots.splice(at, 1)
    if (plot?.when === 'before') throw plot.fault
    const result = work()
    if (plot) throw plot.fault
    return result
  }
  const find = (productId: string): ProductState => {
    const state = stored.get(productId)
    if (!state) throw new Fault('gone')
    return state
  }
  const service: ProductService = {
    read: (productId) =>
      call('read', () => ({ state: find(productId), tag: JSON.stringify(find(productId)) })),
    write: (productId, update, tag) =>
      call('write', () => {
        const state = find(productId)
        if (tag !== undefined && tag !== JSON.stringify(state)) throw new Fault('outdated')
        const { file: _file, ...fields }: ProductUpdate = update
        stored.set(productId, { ...state, ...fields })
        return { success: true, message: 'Stored.' }
      }),
    create: ({ file: _file, ...product }) =>
      call('create', () => {
        made += 1
        stored.set(`new_${made}`, { ...product, sold: 0 })
        return `new_${made}`
      }),
    remove: (productId) => call('remove', () => void stored.delete(productId)),
    async findNamed(name) {
      return [...stored]
        .filter(([, state]) => state.name === name)
        .map(([productId, state]) => ({ productId, state }))
    },
    isOutdated: (error) => error instanceof Fault && error.failure === 'outdated',
    isUnanswered: (error) => error instanceof Fault && error.failure === 'unanswered',
    judge(error, isWrite) {
      if (!(error instanceof Fault)) throw error
      const { failure, message, retryAfterSeconds } = error
      const isLostRead = failure === 'unanswered' && !isWrite
      const kind = failure === 'outdated' ? 'refused' : isLostRead ? 'held' : failure
      return { kind, reason: message, retryAfterSeconds }
    },
  }
  return {
    service,
    log,
    plot: (...next: Plot[]) => void plots.push(...next),
    get: (productId: string) => stored.get(productId),
    all: () => Object.fromEntries(stored),
    /** Somebody buys pieces. */
    sell(productId: string, pieces: number) {
      const state = find(productId)
      const { quantity, sold } = state
      stored.set(productId, { ...state, quantity: quantity - pieces, sold: sold + pieces })
    },
    /** Somebody else edits. */
    edit: (productId: string, change: Partial<ProductState>) =>
      void stored.set(productId, { ...find(productId), ...change }),
  }
}

export const change = (
  changed: Extract<Step, { kind: 'change' }>['change'],
  { productId = 'prd_1', isStockDifference = false } = {},
): Step => ({ kind: 'change', productId, base: { ...muse }, change: changed, isStockDifference })
export const creation: Extract<Step, { kind: 'create' }> = {
  kind: 'create',
  values: { ...without(muse), name: 'Fresh' },
}
export const deletion: Extract<Step, { kind: 'delete' }> = {
  kind: 'delete',
  productId: 'prd_1',
  base: muse,
}
export const rowOf = (step: Step, row = 1): PlanRow => ({
  row,
  name: `Row ${row}`,
  kind: 'step',
  step,
})

function without({ sold: _sold, ...values }: ProductState) {
  return values
}

/** A runner with a journal in memory; `restart` is a page that is loaded anew. */
export function setUp(
  plan: readonly PlanRow[],
  shop: ReturnType<typeof createShop>,
  ports: Partial<RunnerPorts> = {},
) {
  const journal: RunRow[] = [...openRun(plan).rows]
  const waits: number[] = []
  const all: RunnerPorts = {
    send: (step, isAgain) => sendStep(step, isAgain, shop.service),
    async note(index, row) {
      journal[index] = structuredClone(row)
    },
    recall: async () => structuredClone(journal),
    alone: async (work) => {
      await work()
      return true
    },
    wait: async (seconds) => void waits.push(seconds),
    onRest: () => {},
    ...ports,
  }
  return {
    journal,
    waits,
    ports: all,
    runner: createRunner(openRun(plan), all),
    restart: () =>
      createRunner(reopenRun(structuredClone(journal)), {
        ...all,
        send: (step, isAgain) => sendStep(step, isAgain, shop.service),
      }),
  }
}
