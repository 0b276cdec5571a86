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
import { createOwnCatalogCheck } from './catalog/own-catalog'
import { createReachCheck } from './catalog/reach'
import { createSortingCheck } from './catalog/sorting'
import { createEdgeAccountCheck } from './keeping/edge-account'
import { createEdgeCategoryCheck } from './keeping/edge-category'
import { createEdgeOrderCheck } from './keeping/edge-order'
import { createEdgeProductCheck } from './keeping/edge-product'
import { createAllowedMatrix } from './limits/allowed-matrix'
import { createOddTextsCheck } from './limits/odd-texts'
import { createNoncesCheck } from './money/nonces'
import { createOrderCopyCheck } from './money/order-copy'
import { createStockLimitsCheck } from './money/stock-limits'
import { createTotalsCheck } from './money/totals'
import { createTransactionsCheck } from './money/transactions'
import { createVoidedCheck } from './money/voided'
import { createNegativeFactories } from './negatives/negatives'
import { createCheckoutCheck } from './orders/checkout'
import { createOrderLifeCheck } from './orders/order-life'
import { createPhotoKindsCheck } from './photos/photo-kinds'

/** Every check, in the order of running: a check that provides something comes before those that need it. */
export function listChecks({ operations }: Contract): readonly CheckFactory[] {
  return [
    createReachCheck,
    createSortingCheck,
    createBrowseCheck,
    createAccountsCheck,
    createCredentialsCheck,
    createCategoriesCheck,
    createOwnProductsCheck,
    createOwnCatalogCheck,
    createProductLifeCheck,
    createCheckoutCheck,
    createOrderLifeCheck,
    createOrderCopyCheck,
    createProfileCheck,
    createEdgeProductCheck,
    createEdgeAccountCheck,
    createEdgeCategoryCheck,
    createEdgeOrderCheck,
    createOddTextsCheck,
    createPhotoKindsCheck,
    createAllowedMatrix,
    createAccessMatrix,
    createPublicCallsCheck,
    ...createNegativeFactories(operations),
    createNoncesCheck,
    createTransactionsCheck,
    createTotalsCheck,
    createVoidedCheck,
    createStockLimitsCheck,
  ]
}
