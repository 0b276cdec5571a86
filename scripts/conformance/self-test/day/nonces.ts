import type { People } from './accounts'
import type { Day, Person } from './driver'

/** A nonce is charged once, whoever sends it again. */
export async function chargeNonces(day: Day, { shopper, other }: People): Promise<void> {
  const nonce = await day.nonce(shopper)
  if (nonce === undefined) return
  const pay = (person: Person, amount: number, one = nonce) =>
    day.as(person, 'createPayment', { json: { paymentMethodNonce: one, amount } })
  await pay(shopper, 0)
  await pay(shopper, 19.99)
  await pay(shopper, 19.99)
  await pay(shopper, 20.99)
  await pay(other, 19.99)
  const refused = await day.nonce(other)
  if (refused === undefined) return
  await pay(other, 2001, refused)
  await pay(other, 12, refused)
}
