import type { Family, Fault } from '../fault'
import { access } from './access'
import { accounts } from './accounts'
import { admin } from './admin'
import { badInput } from './bad-input'
import { catalog } from './catalog'
import { keptChanges } from './changes'
import { orderLists, orders } from './orders'
import { payments } from './payments'
import { refusals } from './refusals'
import { shapes } from './shapes'
import { unnamedFields } from './unnamed-fields'

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
  refusals,
  keptChanges,
  unnamedFields,
]

/** Everything that the check must find. */
export const faults: readonly Fault[] = families.flatMap((family) => family.faults)
