import { fillShop, NotFilled } from '../fill/fill-shop'
import type { Growth, GrowthStep } from '../growth'
import type { KeptSteps } from './kept-steps'
import { measureStep } from './measure-step'
import type { WithPlace } from './places'

export interface GrowthOptions {
  readonly database: Growth['database']
  /** Numbers of products, ascending. */
  readonly sizes: readonly number[]
  /** For filling one size. */
  readonly fillLimitMs: number
  /** What the API's process may hold at most before the next size is not tried. */
  readonly memoryLimitMb: number
  readonly withPlace: WithPlace
  /** Sizes that are there are not measured again. */
  readonly kept: KeptSteps
  readonly note: (text: string) => void
}

/**
 * Measures a database at one size after the other, each made anew, as far as the limits let it.
 *
 * @throws Error when a call fails
 */
export async function measureGrowth(options: GrowthOptions): Promise<Growth> {
  const { database, sizes, fillLimitMs, memoryLimitMb, withPlace, kept, note } = options
  const steps: GrowthStep[] = []
  const stop = (products: number, why: string): Growth => {
    const stopped = `The ${database} was not measured with ${products.toLocaleString('en-US')} products: ${why}.`
    note(stopped)
    return { database, steps, stopped }
  }
  for (const products of sizes) {
    const mostMb = steps.at(-1)?.mostMb ?? 0
    if (mostMb > memoryLimitMb) {
      const used = `${Math.round(mostMb).toLocaleString('en-US')} MB`
      return stop(products, `with a tenth of them its process already used ${used}`)
    }
    const about = (text: string) =>
      note(`${database}, ${products.toLocaleString('en-US')} products: ${text}`)
    const earlier = await kept.find(database, products)
    if (earlier) {
      about('measured before the interruption')
      steps.push(earlier)
      continue
    }
    try {
      const step = await withPlace(async (place) => {
        about('filling')
        const fillSeconds = await fillShop(place, products, fillLimitMs)
        about(`filled in ${Math.round(fillSeconds)} s`)
        return { fillSeconds, ...(await measureStep(place, products, about)) }
      })
      steps.push(step)
      await kept.keep(database, step)
    } catch (error) {
      if (!(error instanceof NotFilled)) throw error
      return stop(products, error.message)
    }
  }
  return { database, steps }
}
