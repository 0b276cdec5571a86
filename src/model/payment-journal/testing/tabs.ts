import type { TextStorage } from '../../../lib/storage'
import { createJournalStore } from '../journal-store'
import type { PaymentPorts, TabLock } from '../payment-ports'
import type { Purchase } from '../payment-state'
import { type ContractService, createContractService } from './contract-service'

export const purchase: Purchase = {
  id: 'p1',
  userId: 'u1',
  pressedAt: 0,
  lines: [{ productId: 'a', name: 'A', priceCents: 1250, count: 2 }],
  amountCents: 2500,
  address: '1 Market Street',
}

/** Thrown in a page that has died, instead of running its next operation. */
export class PageDied extends Error {}

/** One browser: its storage and locks, its shopper's cart, and the service at the other end. */
export interface Browser {
  readonly service: ContractService
  isCartFull: boolean
  /** Pauses that pages have asked for and that are not over. */
  readonly pauses: Set<() => void>
  storageOutcome: 'saved' | 'full'
  /** The ports of a page, which dies after that many of its dealings with the outside. */
  openTab(dealings?: number): PaymentPorts
  readonly storedText: string | null
}

export function createBrowser(): Browser {
  const texts = new Map<string, string>()
  const watchers: { owner: object; onChange(): void }[] = []
  let isLocked = false
  const queue: (() => void)[] = []

  const release = () => {
    isLocked = false
    queue.shift()?.()
  }

  const browser: Browser = {
    service: createContractService(),
    isCartFull: true,
    pauses: new Set(),
    storageOutcome: 'saved',
    get storedText() {
      return texts.get('payment-journal') ?? null
    },
    openTab(dealings = Number.POSITIVE_INFINITY) {
      let left = dealings
      const deal = () => {
        left -= 1
        if (left < 0) throw new PageDied()
      }
      const owner = {}
      const tell = () => {
        for (const watcher of watchers) if (watcher.owner !== owner) watcher.onChange()
      }
      const storage: TextStorage = {
        read: (key) => texts.get(key) ?? null,
        write(key, text) {
          deal()
          if (browser.storageOutcome === 'saved') texts.set(key, text)
          tell()
          return browser.storageOutcome
        },
        remove(key) {
          deal()
          texts.delete(key)
          tell()
        },
        watch: (_key, onChange) => void watchers.push({ owner, onChange }),
      }
      const run = async (task: () => Promise<void>) => {
        isLocked = true
        await task().finally(release)
      }
      const lock: TabLock = {
        spansTabs: true,
        runIfFree: async (task) => (isLocked ? undefined : run(task)),
        async runWhenFree(task) {
          while (isLocked) await new Promise<void>((resolve) => queue.push(resolve))
          await run(task)
        },
      }
      const through = async <Outcome>(call: () => Promise<Outcome>) => {
        deal()
        const outcome = await call()
        deal()
        return outcome
      }
      return {
        userId: purchase.userId,
        journal: createJournalStore(storage),
        lock,
        service: {
          charge: (...args) => through(() => browser.service.charge(...args)),
          createOrder: (...args) => through(() => browser.service.createOrder(...args)),
        },
        clearCart() {
          deal()
          browser.isCartFull = false
        },
        now: () => 0,
        after(_durationMs, callBack) {
          browser.pauses.add(callBack)
          return () => browser.pauses.delete(callBack)
        },
      }
    },
  }
  return browser
}
