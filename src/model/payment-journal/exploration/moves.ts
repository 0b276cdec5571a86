import type { Design } from './design'
import type { Move } from './move'
import { arrivalsOf } from './network-moves'
import { tabMoves } from './tab-moves'
import { TABS, type World } from './world'

/** Everything that can happen next. */
export function movesOf(world: World, design: Design): Move[] {
  return [
    ...TABS.flatMap((tab) => tabMoves(world, tab, design)),
    ...world.requests.flatMap((request) => arrivalsOf(world, request)),
    ...surroundings(world),
  ]
}

function surroundings(world: World): Move[] {
  const { isSignedIn, isLate, cart, cartOfPurchase } = world
  const moves: Move[] = [
    {
      name: isSignedIn ? 'session ends' : 'shopper signs in',
      world: { ...world, isSignedIn: !isSignedIn },
    },
  ]
  if (!isLate) moves.push({ name: 'an hour passes', world: { ...world, isLate: true } })
  if (cart === null) {
    const fillings = Math.max(...Object.values(cartOfPurchase)) + 1
    moves.push({ name: 'cart filled again', world: { ...world, cart: fillings } })
  }
  return moves
}
