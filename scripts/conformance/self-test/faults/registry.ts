import type { Family, Fault } from '../fault'
import { access } from './access'
import { accounts } from './accounts'
import { admin } from './admin'
import { badInput } from './bad-input'
import { blame } from './blame'
import { catalog } from './catalog'
import { orderLists, orders } from './orders'
import { payments } from './payments'
import { shapes } from './shapes'
import { atOnce } from './shop/at-once'
import { changes } from './shop/changes'
import { paging, searching } from './shop/searching'
import { sums } from './shop/sums'

export const families: readonly Family[] = [
  access,
  shapes,
  badInput,
  catalog,
  accounts,
  admin,
  payments,
  orders,
  orderLists,
  blame,
  searching,
  paging,
  changes,
  sums,
  atOnce,
]

/** Everything that the check must find. */
export const faults: readonly Fault[] = families.flatMap((family) => family.faults)
