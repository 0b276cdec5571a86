import type { Family, Fault } from '../support/fault'
import { access } from './access'
import { accounts } from './accounts'
import { admin } from './admin'
import { badInput } from './bad-input'
import { catalogue } from './catalogue'
import { orderLists } from './order-lists'
import { orders } from './orders'
import { payments } from './payments'
import { shapes } from './shapes'

export const families: readonly Family[] = [
  access,
  shapes,
  badInput,
  catalogue,
  accounts,
  admin,
  payments,
  orders,
  orderLists,
]

/** Everything that the check must find. */
export const faults: readonly Fault[] = families.flatMap((family) => family.faults)
