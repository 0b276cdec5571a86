import type { Contract } from '../contract/read-contract'
import type { CheckFactory } from '../model/check'
import { createAccessMatrix } from './access/access-matrix'
import { createObjectsCheck } from './access/objects'
import { createOwnThingsCheck } from './access/own-things'
import { createPublicCallsCheck } from './access/public-calls'
import { createAccountsCheck } from './accounts/accounts'
import { createAttemptsCheck } from './accounts/attempts'
import { createCredentialsCheck } from './accounts/credentials'
import { createOddAccountsCheck } from './accounts/odd-accounts'
import { createPasswordsCheck } from './accounts/passwords'
import { createProfileCheck } from './accounts/profile'
import { createCategoriesCheck } from './admin/categories'
import { createOwnProductsCheck } from './admin/own-products'
import { createProductLifeCheck } from './admin/product-life'
import { createAnswersCheck } from './answers/answers'
import { createBrowseCheck } from './catalog/browse'
import { createFilterEdgesCheck } from './catalog/edges/filter-edges'
import { createLargeListsCheck } from './catalog/edges/large-lists'
import { createLoneProductCheck } from './catalog/edges/lone-product'
import { createNearNamesCheck } from './catalog/edges/near-names'
import { createOddNamesCheck } from './catalog/edges/odd-names'
import { createOwnCatalogCheck } from './catalog/own-catalog'
import { createReachCheck } from './catalog/reach'
import { createSortingCheck } from './catalog/sorting'
import { createAskedAgainCheck } from './changes/asked-again'
import { createChangedProductCheck } from './changes/changed-product'
import { createConditionsCheck } from './changes/conditions'
import { createEmptyFieldsCheck } from './changes/empty-fields'
import { createNamedFieldsCheck } from './fields/named-fields'
import { createOddIdsCheck } from './ids/odd-ids'
import { createAllowedMatrix } from './limits/allowed-matrix'
import { createOddStoredTextsCheck } from './limits/odd-stored-texts'
import { createOddTextsCheck } from './limits/odd-texts'
import { createLargeAmountCheck } from './money/large-amount'
import { createNoncesCheck } from './money/nonces'
import { createStockLimitsCheck } from './money/stock-limits'
import { createTotalsCheck } from './money/totals'
import { createTransactionsCheck } from './money/transactions'
import { createNegativeFactories } from './negatives/negatives'
import { createCheckoutCheck } from './orders/checkout'
import { createOrderHistoryCheck } from './orders/order-history'
import { createOrderLifeCheck } from './orders/order-life'
import { createPhotoKindsCheck } from './photos/photo-kinds'
import { createAccountRacesCheck } from './races/accounts-at-once'
import { createChangeRacesCheck } from './races/changes-at-once'
import { createOrderRacesCheck } from './races/orders-at-once'
import { createPaymentRacesCheck } from './races/payments-at-once'
import { createPeopleRacesCheck } from './races/people-at-once'
import { createEdgeAccountCheck } from './round-trip/edge-account'
import { createEdgeCategoryCheck } from './round-trip/edge-category'
import { createEdgeOrderCheck } from './round-trip/edge-order'
import { createEdgeProductCheck } from './round-trip/product/edge-product'
import { createTokenMatrix } from './tokens/token-matrix'
import { createTokensCheck } from './tokens/tokens'

/** Every check, in the order of running: a check that provides something comes before those that need it. */
export function listChecks({ operations }: Contract): readonly CheckFactory[] {
  return [
    createReachCheck,
    createSortingCheck,
    createBrowseCheck,
    createAccountsCheck,
    createCredentialsCheck,
    createOddAccountsCheck,
    createAccountRacesCheck,
    createCategoriesCheck,
    createOwnProductsCheck,
    createOwnCatalogCheck,
    createFilterEdgesCheck,
    createOddNamesCheck,
    createNearNamesCheck,
    createProductLifeCheck,
    createCheckoutCheck,
    createOrderLifeCheck,
    createChangedProductCheck,
    createProfileCheck,
    createEdgeProductCheck,
    createEdgeAccountCheck,
    createEdgeCategoryCheck,
    createLoneProductCheck,
    createEdgeOrderCheck,
    createOddTextsCheck,
    createOddStoredTextsCheck,
    createOddIdsCheck,
    createEmptyFieldsCheck,
    createPhotoKindsCheck,
    createAllowedMatrix,
    createPasswordsCheck,
    createAccessMatrix,
    createTokensCheck,
    createTokenMatrix,
    createPublicCallsCheck,
    createObjectsCheck,
    ...createNegativeFactories(operations),
    createNoncesCheck,
    createTransactionsCheck,
    createTotalsCheck,
    createStockLimitsCheck,
    createLargeAmountCheck,
    createPaymentRacesCheck,
    createOrderRacesCheck,
    createChangeRacesCheck,
    createPeopleRacesCheck,
    createConditionsCheck,
    createOrderHistoryCheck,
    createAskedAgainCheck,
    createLargeListsCheck,
    // It may cost a session that others need.
    createOwnThingsCheck,
    // It may shut out this address for a while.
    createAttemptsCheck,
    // They look at what the others were answered.
    createAnswersCheck,
    createNamedFieldsCheck,
  ]
}
