import type { World } from './world'

/**
 * The same text for worlds that are alike. Worlds share most of their parts with the world before, so
 * each part is written out once and then stands for itself by a number.
 */
export function keyOf(world: World): string {
  const { journal, tabs, requests, nonces, transactions, cartOfPurchase, disclaimed } = world
  const parts = [journal, ...tabs, requests, nonces, transactions, cartOfPurchase, disclaimed]
  const { isSignedIn, isLate, presses, cart } = world
  return `${parts.map(numberOf).join()},${isSignedIn},${isLate},${presses},${cart}`
}

const numbersByPart = new WeakMap<object, number>()
const numbersByText = new Map<string, number>()

function numberOf(part: object): number {
  const known = numbersByPart.get(part)
  if (known !== undefined) return known
  const text = JSON.stringify(part)
  const number = numbersByText.get(text) ?? numbersByText.size
  numbersByText.set(text, number)
  numbersByPart.set(part, number)
  return number
}
