import type { Family, Fault } from '../fault'
import { access } from './access'
import { accounts } from './accounts'
import { admin } from './admin'
import { answers } from './answers'
import { badInput } from './bad-input'
import { blame } from './blame'
import { catalog } from './catalog'
import { objects } from './objects'
import { orderLists, orders } from './orders'
import { passwords } from './passwords'
import { payments } from './payments'
import { shapes } from './shapes'

export const families: readonly Family[] = [
  access,
  shapes,
  badInput,
  catalog,
  accounts,
  passwords,
  objects,
  answers,
  admin,
  payments,
  orders,
  orderLists,
  blame,
]

/** Everything that the check must find. */
export const faults: readonly Fault[] = families.flatMap((family) => family.faults)
