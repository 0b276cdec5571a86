import type { ShopFacts } from '../shop/shop-facts'
import type { Attack } from './attack'
import { bodyAttacks } from './body-attacks'
import { catalogAttacks } from './catalog-attacks'
import { passwordAttacks } from './password-attacks'
import { paymentAttacks } from './payment-attacks'

/** Every attack. */
export function createAttacks(facts: ShopFacts): readonly Attack[] {
  return [
    ...passwordAttacks(facts),
    ...catalogAttacks(facts),
    ...bodyAttacks(facts),
    ...paymentAttacks(facts),
  ]
}
