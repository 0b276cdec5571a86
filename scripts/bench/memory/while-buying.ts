import type { Figure } from '../figure'
import { describeValues } from '../pairs/take-rounds'

/** Works while somebody buys again and again, and counts what is bought. */
export interface Buying {
  /**
   * Does the work while purchases follow each other without a pause.
   *
   * @throws what the work or a purchase rejects with
   */
  during<Result>(work: () => Promise<Result>): Promise<Result>
  /** How many were bought a second, the median of all works. */
  toFigure(name: string): Figure
}

/**
 * @param shoppers who buy in turns
 * @param buyOne one purchase, from the card to the order
 */
export function createBuying<Shopper>(
  shoppers: readonly Shopper[],
  buyOne: (shopper: Shopper) => Promise<unknown>,
): Buying {
  const rates: number[] = []
  return {
    async during(work) {
      let isOver = false
      let bought = 0
      const startedAt = performance.now()
      const buying = (async () => {
        while (!isOver) {
          for (const shopper of shoppers) {
            if (isOver) break
            await buyOne(shopper)
            bought += 1
          }
        }
      })()
      const [result] = await Promise.all([
        work().finally(() => {
          isOver = true
        }),
        buying,
      ])
      rates.push((bought * 1_000) / (performance.now() - startedAt))
      return result
    },
    toFigure: (name) => ({ name, unit: '/s', ...describeValues(rates) }),
  }
}
