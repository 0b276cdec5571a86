import type { Design } from './design'
import { dispatch } from './design'
import { reactTo } from './service'
import { CLOSED, OPENED, type World, withTab } from './world'

/** What is wrong with this state of the world, if anything is. */
export function findFault(world: World, design: Design): string | undefined {
  return (
    findDoubleCharge(world) ??
    findFalseAssurance(world) ??
    findFalseSuccess(world) ??
    findLostCart(world) ??
    findDeadEnd(world, design)
  )
}

function liveTransactions(world: World) {
  return Object.values(world.transactions).filter((transaction) => !transaction.isVoided)
}

function findDoubleCharge(world: World): string | undefined {
  const carts = liveTransactions(world).map(({ purchaseId }) => world.cartOfPurchase[purchaseId])
  return new Set(carts).size < carts.length ? 'one cart was charged twice' : undefined
}

function findFalseAssurance(world: World): string | undefined {
  const isCharged = liveTransactions(world).some(({ purchaseId }) =>
    world.disclaimed.includes(purchaseId),
  )
  return isCharged ? 'charged, though the shopper was told that nothing was' : undefined
}

function findFalseSuccess({ journal, transactions }: World): string | undefined {
  if (journal.step !== 'done') return undefined
  return transactions[journal.transactionId]?.isOrdered ? undefined : 'done without an order'
}

function findLostCart({ cart, cartOfPurchase, transactions }: World): string | undefined {
  if (cart !== null) return undefined
  const newest = Math.max(...Object.values(cartOfPurchase))
  const isOrdered = Object.values(transactions).some(
    ({ purchaseId, isOrdered }) => isOrdered && cartOfPurchase[purchaseId] === newest,
  )
  return isOrdered ? undefined : 'the cart was emptied without an order'
}

/** Money taken must lead to an order as soon as a signed-in shopper opens the shop and all goes well. */
function findDeadEnd(world: World, design: Design): string | undefined {
  const isOwed = (it: World) => liveTransactions(it).some(({ isOrdered }) => !isOrdered)
  if (!isOwed(world)) return undefined
  return isOwed(visitInPeace(world, design)) ? 'money was taken and no order follows' : undefined
}

/** All tabs closed, one opened, "Finish my order" pressed if need be, every request answered. */
function visitInPeace(world: World, design: Design): World {
  let visited: World = { ...world, tabs: [OPENED, CLOSED], requests: [] }
  visited = dispatch(visited, 0, { type: 'resume', now: Number.MAX_SAFE_INTEGER }, design)
  if (!visited.tabs[0].activity) visited = dispatch(visited, 0, { type: 'finish' }, design)
  for (let request = 1; request <= 2; request += 1) visited = answerInPeace(visited, design)
  return visited
}

function answerInPeace(world: World, design: Design): World {
  const { activity } = world.tabs[0]
  if (activity?.kind !== 'effect') return world
  const { effect } = activity
  if (effect.type !== 'charge' && effect.type !== 'create-order') return world
  const [reaction] = reactTo(world, { id: 1, call: effect, tab: 0, isAdmitted: true })
  if (!reaction) return world
  const idle = withTab(reaction.world, 0, { activity: null })
  const purchaseId = effect.purchase.id
  const { answer } = reaction
  return answer.kind === 'charge'
    ? dispatch(idle, 0, { type: 'charge-answered', purchaseId, outcome: answer.outcome }, design)
    : dispatch(idle, 0, { type: 'order-answered', purchaseId, outcome: answer.outcome }, design)
}
