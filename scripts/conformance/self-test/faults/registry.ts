import type { Family, Fault } from '../fault'
import { access } from './access'
import { accounts } from './accounts'
import { admin } from './admin'
import { answers } from './answers'
import { badInput } from './bad-input'
import { catalog, staleAnswers } from './catalog'
import { keptChanges } from './changes'
import { further } from './further'
import { lookAlikes } from './look-alikes'
import { objects } from './objects'
import { orderLists, orders } from './orders'
import { passwords } from './passwords'
import { payments } from './payments'
import { refusals } from './refusals'
import { shapes } from './shapes'
import { atOnce } from './shop/at-once'
import { changes } from './shop/changes'
import { repeated } from './shop/repeated'
import { paging, searching } from './shop/searching'
import { sums } from './shop/sums'
import { answeredErrors } from './unseen/answered-errors'
import { answeredProperties } from './unseen/answered-properties'
import { changedTexts } from './unseen/changed-texts'
import { changedValues } from './unseen/changed-values'
import { people } from './unseen/people'
import { refusedAccounts } from './unseen/refused-accounts'
import { refusedProducts } from './unseen/refused-products'
import { refusedPurchases } from './unseen/refused-purchases'
import { sessions } from './unseen/sessions'
import { unseenTrade } from './unseen-trade/registry'

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
  refusals,
  keptChanges,
  staleAnswers,
  searching,
  paging,
  changes,
  sums,
  atOnce,
  further,
  lookAlikes,
  repeated,
]

/** Planted by those who had not read the checks: they tell how much is found of what was not shown. */
export const unseenFamilies: readonly Family[] = [
  refusedAccounts,
  refusedProducts,
  refusedPurchases,
  changedTexts,
  changedValues,
  sessions,
  people,
  answeredProperties,
  answeredErrors,
  ...unseenTrade,
]

/** Everything that the check must find. */
export const faults: readonly Fault[] = families.flatMap((family) => family.faults)
