import type { Design } from './design'
import type { Move } from './move'
import { type Reaction, reactTo, rejectRequest } from './service'
import { tabMoves } from './tab-moves'
import { type Answer, type Request, TABS, type World, withTab } from './world'

/** The request reaches the service: once, or with a copy of it still under way. */
function arrivalsOf(world: World, request: Request): Move[] {
  const others = world.requests.filter((other) => other !== request)
  return receptions(world, request).flatMap(({ name, world: after, answer, isAdmitted }) => {
    const answered = sendAnswer(after, request, answer)
    const copy = { ...request, isAdmitted }
    return [
      { name: `service ${name}`, world: { ...answered, requests: others } },
      {
        name: `service ${name}, a copy follows`,
        world: { ...answered, requests: [...others, copy] },
      },
    ]
  })
}

function receptions(world: World, request: Request): (Reaction & { isAdmitted: boolean })[] {
  const mayPass = request.isAdmitted ?? world.isSignedIn
  const mayFail = request.isAdmitted !== true
  return [
    ...(mayPass ? reactTo(world, request) : []).map((it) => ({ ...it, isAdmitted: true })),
    ...(mayFail ? rejectRequest(world, request) : []).map((it) => ({ ...it, isAdmitted: false })),
  ]
}

/** A tab that gave up or died hears nothing; of several answers to a request the first is heard. */
function sendAnswer(world: World, request: Request, answer: Answer): World {
  const { activity } = world.tabs[request.tab]
  const isAwaited =
    activity?.kind === 'waiting' && activity.request === request.id && activity.answer === null
  return isAwaited ? withTab(world, request.tab, { activity: { ...activity, answer } }) : world
}

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
