import { asArray } from '../../../../mocks/contract/json'
import type { Day, Person } from './driver'
import type { Shelf } from './shelf'

/** The values of a status; none where they can't be read. */
export async function readStatuses(day: Day, admin: Person): Promise<readonly string[]> {
  const { json } = await day.as(admin, 'listOrderStatuses')
  return asArray(json).map(String)
}

/** The administrator sets statuses, with slips. */
export async function ship(day: Day, admin: Person, orderId: string, statuses: readonly string[]) {
  const set = (body: object, headers: Readonly<Record<string, string>> = {}) =>
    day.as(admin, 'updateOrderStatus', { path: { orderId }, json: body, headers })
  for (const status of statuses.slice(1, 3)) {
    await set({ status, orderId })
    await day.as(admin, 'listOrders')
  }
  await set({ status: 'Not a status', orderId })
  await set({ status: { $ne: '' }, orderId })
  await set({ status: [statuses[1]], orderId })
  await set({ status: statuses[1], orderId: { $ne: '' } })
  await set({ status: statuses[1], orderId: [orderId] })
  await set({ status: statuses[1], orderId: 'another-order' })
  await set({ orderId })
  await day.as(admin, 'updateOrderStatus', {
    path: { orderId: 'no-such-order' },
    json: { status: statuses[1], orderId: 'no-such-order' },
  })
  await day.as(admin, 'listOrders')
}

/** Orders keep their copy of what is renamed, costs more or goes. */
export async function changeSold(day: Day, admin: Person, shelf: Shelf): Promise<void> {
  const productId = shelf.id('Harbour')
  const form = { name: `${day.tag} Renamed`, price: '21' }
  await day.as(admin, 'updateProduct', { path: { productId }, form })
  await day.as(admin, 'deleteProduct', { path: { productId: shelf.id('Pence') } })
  await day.rest()
  await day.call('searchProducts', { query: { search: 'Renamed' } })
  await day.call('searchProducts', { query: { search: `${day.tag} Harbour` } })
}
