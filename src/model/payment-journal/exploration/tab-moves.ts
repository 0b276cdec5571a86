import type { PaymentEffect, PaymentEvent } from '../payment-event'
import { PRESS_IS_FRESH_MS } from '../payment-transition'
import { type Design, dispatch } from './design'
import type { Move } from './move'
import {
  type Activity,
  type Answer,
  CLOSED,
  OPENED,
  purchaseOf,
  type RemoteCall,
  type TabIndex,
  type World,
  withTab,
} from './world'

const MOST_PRESSES = 2

/** What a tab, its shopper or its end can bring. */
export function tabMoves(world: World, tab: TabIndex, design: Design): Move[] {
  const { isOpen, activity, hasToResume } = world.tabs[tab]
  if (!isOpen) return [{ name: `tab ${tab} opens`, world: withTab(world, tab, OPENED) }]
  const death = { name: `tab ${tab} dies`, world: withTab(world, tab, CLOSED) }
  if (activity) return [death, ...proceed(world, tab, activity, design)]
  const isLocked = design.hasLock && world.tabs.some((other) => other.activity !== null)
  if (isLocked) return [death]
  if (hasToResume) {
    return [death, { name: `tab ${tab} resumes`, world: takeOver(world, tab, design) }]
  }
  return [death, ...atRest(world, tab, design)]
}

function takeOver(world: World, tab: TabIndex, design: Design): World {
  const now = world.isLate ? PRESS_IS_FRESH_MS : 0
  const ready = withTab(world, tab, { hasToResume: false })
  return dispatch(ready, tab, { type: 'resume', now }, design)
}

function atRest(world: World, tab: TabIndex, design: Design): Move[] {
  const moves: Move[] = []
  const finished = dispatch(world, tab, { type: 'finish' }, design)
  if (finished.tabs[tab].activity) {
    moves.push({ name: `tab ${tab}: finish my order`, world: finished })
  }
  const { pausedFor } = world.tabs[tab]
  if (pausedFor !== null) {
    const awake = withTab(world, tab, { pausedFor: null })
    const event = { type: 'pause-over', purchaseId: pausedFor } as const
    moves.push({ name: `tab ${tab} asks again`, world: dispatch(awake, tab, event, design) })
  }
  if (world.cart !== null && world.presses < MOST_PRESSES) {
    moves.push({ name: `tab ${tab}: pay`, world: press(world, world.cart, tab, design) })
  }
  return moves
}

/** A tab that gets to drive first resumes what an abandoned tab may have left in the journal. */
function press(world: World, cart: number, tab: TabIndex, design: Design): World {
  const found = takeOver(world, tab, design)
  if (found.tabs[tab].activity) return found
  const presses = world.presses + 1
  const purchase = purchaseOf(presses)
  const pressed = dispatch(found, tab, { type: 'pay', purchase }, design)
  if (pressed.journal === found.journal) return found
  const cartOfPurchase = { ...found.cartOfPurchase, [purchase.id]: cart }
  return { ...pressed, presses, cartOfPurchase }
}

function proceed(world: World, tab: TabIndex, activity: Activity, design: Design): Move[] {
  return activity.kind === 'waiting'
    ? listen(world, tab, activity.call, activity.answer, design)
    : takeEffect(world, tab, activity.effect, design)
}

function takeEffect(world: World, tab: TabIndex, effect: PaymentEffect, design: Design): Move[] {
  const then = (event: PaymentEvent, from = world) => dispatch(from, tab, event, design)
  switch (effect.type) {
    case 'request-nonce': {
      const { id: purchaseId } = effect.purchase
      const nonce = `n-${purchaseId}`
      return [
        { name: 'widget: nonce', world: then({ type: 'nonce-received', purchaseId, nonce }) },
        { name: 'widget: error', world: then({ type: 'nonce-refused', purchaseId, reason: '' }) },
      ]
    }
    case 'clear-cart': {
      const { id: purchaseId } = effect.purchase
      const wasBought = world.cart === world.cartOfPurchase[purchaseId]
      const emptied = wasBought ? { ...world, cart: null } : world
      return [
        { name: 'cart emptied, not yet noted', world: emptied },
        { name: 'cart emptied', world: then({ type: 'cart-cleared', purchaseId }, emptied) },
      ]
    }
    case 'pause':
      return []
    default:
      return [{ name: `tab ${tab} sends ${effect.type}`, world: send(world, tab, effect) }]
  }
}

function send(world: World, tab: TabIndex, call: RemoteCall): World {
  const id = Math.max(0, ...world.requests.map((request) => request.id)) + 1
  const requests = [...world.requests, { id, call, tab, isAdmitted: null }]
  const activity: Activity = { kind: 'waiting', request: id, call, answer: null }
  return withTab({ ...world, requests }, tab, { activity })
}

function listen(
  world: World,
  tab: TabIndex,
  call: RemoteCall,
  answer: Answer | null,
  design: Design,
): Move[] {
  const lost = { kind: 'unknown', cause: { kind: 'no-answer' } } as const
  const unheard: Answer = {
    kind: call.type === 'charge' ? 'charge' : 'order',
    outcome: lost,
  }
  return [unheard, ...(answer ? [answer] : [])].map((heard) => ({
    name: `tab ${tab} hears ${heard === unheard ? 'nothing' : heard.outcome.kind}`,
    world: dispatch(world, tab, eventOf(call, heard), design),
  }))
}

function eventOf({ purchase }: RemoteCall, answer: Answer): PaymentEvent {
  const purchaseId = purchase.id
  return answer.kind === 'charge'
    ? { type: 'charge-answered', purchaseId, outcome: answer.outcome }
    : { type: 'order-answered', purchaseId, outcome: answer.outcome }
}
