import type { Family } from '../../fault'
import { access } from './access'
import { badOrders } from './bad-input/orders'
import { badProducts } from './bad-input/products'
import { badInput } from './bad-input/values'
import { afterChange } from './catalog/after-change'
import { afterDeletion } from './catalog/after-deletion'
import { filter } from './catalog/filter'
import { lists } from './catalog/lists'
import { search } from './catalog/search'
import { staleCaches } from './catalog/stale-caches'
import { madeOrders } from './made-orders'
import { orderLists } from './order-lists'
import { paidOrders } from './paid-orders'
import { payments } from './payments'
import { statuses } from './statuses'
import { twoAtOnce } from './two-at-once'

/** What teams get wrong around the catalogue, money, orders and access, by an author who had not read the checks. */
export const unseenTrade: readonly Family[] = [
  twoAtOnce,
  staleCaches,
  afterDeletion,
  afterChange,
  search,
  filter,
  lists,
  payments,
  paidOrders,
  madeOrders,
  access,
  orderLists,
  badInput,
  badProducts,
  badOrders,
  statuses,
]
