import type { Contract } from '../contract/read-contract'
import type { CheckFactory } from '../model/check'
import { createAccessMatrix } from './access/access-matrix'
import { createPublicCallsCheck } from './access/public-calls'
import { createAccountsCheck } from './accounts/accounts'
import { createCredentialsCheck } from './accounts/credentials'
import { createProfileCheck } from './accounts/profile'
import { createCategoriesCheck } from './admin/categories'
import { createOwnProductsCheck } from './admin/own-products'
import { createProductLifeCheck } from './admin/product-life'
import { createBrowseCheck } from './catalog/browse'
import { createFilterEdgesCheck } from './catalog/edges/filter-edges'
import { createLargeListsCheck } from './catalog/edges/large-lists'
import { createOddNamesCheck } from './catalog/edges/odd-names'
import { createOwnCatalogCheck } from './catalog/own-catalog'
import { createReachCheck } from './catalog/reach'
import { createSortingCheck } from './catalog/sorting'
import { createChangedProductCheck } from './changes/changed-product'
import { createNoncesCheck } from './money/nonces'
import { createStockLimitsCheck } from './money/stock-limits'
import { createTotalsCheck } from './money/totals'
import { createTransactionsCheck } from './money/transactions'
import { createNegativeFactories } from './negatives/negatives'
import { createCheckoutCheck } from './orders/checkout'
import { createOrderLifeCheck } from './orders/order-life'
import { createAccountRacesCheck } from './races/accounts-at-once'
import { createChangeRacesCheck } from './races/changes-at-once'
import { createOrderRacesCheck } from './races/orders-at-once'
import { createPaymentRacesCheck } from './races/payments-at-once'

/** Every check, in the order of running: a check that provides something comes before those that need it. */
export function listChecks({ operations }: Contract): readonly CheckFactory[] {
  return [
    createReachCheck,
    createSortingCheck,
    createBrowseCheck,
    createAccountsCheck,
    createCredentialsCheck,
    createAccountRacesCheck,
    createCategoriesCheck,
    createOwnProductsCheck,
    createOwnCatalogCheck,
    createFilterEdgesCheck,
    createOddNamesCheck,
    createProductLifeCheck,
    createCheckoutCheck,
    createOrderLifeCheck,
    createChangedProductCheck,
    createProfileCheck,
    createAccessMatrix,
    createPublicCallsCheck,
    ...createNegativeFactories(operations),
    createNoncesCheck,
    createTransactionsCheck,
    createTotalsCheck,
    createStockLimitsCheck,
    createPaymentRacesCheck,
    createOrderRacesCheck,
    createChangeRacesCheck,
    createLargeListsCheck,
  ]
}
