import type { TabLock } from '../../../model/payment-journal/payment-ports'

/**
 * One tab at a time, by the browser's own locks, which it releases when a tab dies. Where there are none
 * (old browsers, pages without HTTPS) every tab may run: the journal then keeps them from charging twice.
 */
export function createTabLock(name: string): TabLock {
  if (!('locks' in navigator)) return unlocked
  const { locks } = navigator
  return {
    spansTabs: true,
    async runIfFree(task) {
      await locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await task()
      })
    },
    async runWhenFree(task) {
      await locks.request(name, task)
    },
  }
}

const unlocked: TabLock = {
  spansTabs: false,
  runIfFree: (task) => task(),
  runWhenFree: (task) => task(),
}
