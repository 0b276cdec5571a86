import type { Family } from '../support/fault'
import { createOrderAnswers201 } from './shapes/create-order-answers-201'
import { createOrderAnswersASentenceForItsLines } from './shapes/create-order-answers-a-sentence-for-its-lines'
import { createOrderLeavesCreatedAtOut } from './shapes/create-order-leaves-created-at-out'
import { createPaymentFailsOnBadInput } from './shapes/create-payment-fails-on-bad-input'
import { createPaymentLeavesTransactionOut } from './shapes/create-payment-leaves-transaction-out'
import { createPaymentWritesAmountsAsText } from './shapes/create-payment-writes-amounts-as-text'
import { createProductAnswers201 } from './shapes/create-product-answers-201'
import { createProductAnswersFailuresAsTheOtherCallsDo } from './shapes/create-product-answers-failures-as-the-other-calls-do'
import { createProductLeavesMessageOut } from './shapes/create-product-leaves-message-out'
import { deleteProductLeavesMessageOut } from './shapes/delete-product-leaves-message-out'
import { filterProductsLeavesSizeOut } from './shapes/filter-products-leaves-size-out'
import { filterProductsWritesSizeAsText } from './shapes/filter-products-writes-size-as-text'
import { getClientTokenLeavesClientTokenOut } from './shapes/get-client-token-leaves-client-token-out'
import { listCategoriesLeavesNameOut } from './shapes/list-categories-leaves-name-out'
import { listCategoriesWrapsItsList } from './shapes/list-categories-wraps-its-list'
import { listOrderStatusesAnswersAnEmptyList } from './shapes/list-order-statuses-answers-an-empty-list'
import { listOrderStatusesNumbersAStatus } from './shapes/list-order-statuses-numbers-a-status'
import { listOrdersLeavesAddressOut } from './shapes/list-orders-leaves-address-out'
import { listOwnOrdersLeavesUserOut } from './shapes/list-own-orders-leaves-user-out'
import { listProductsLeavesSoldOut } from './shapes/list-products-leaves-sold-out'
import { listProductsWritesTimesInWords } from './shapes/list-products-writes-times-in-words'
import { listRelatedProductsFailsOnUnknownIds } from './shapes/list-related-products-fails-on-unknown-ids'
import { listRelatedProductsIsNotBuilt } from './shapes/list-related-products-is-not-built'
import { listRelatedProductsLeavesQuantityOut } from './shapes/list-related-products-leaves-quantity-out'
import { readProfileLeavesEmailOut } from './shapes/read-profile-leaves-email-out'
import { readProfileWritesTheRoleAsText } from './shapes/read-profile-writes-the-role-as-text'
import { searchProductsLeavesCreatedAtOut } from './shapes/search-products-leaves-created-at-out'
import { searchProductsWritesShippingAsABoolean } from './shapes/search-products-writes-shipping-as-a-boolean'
import { showProductAnswers404InAnotherShape } from './shapes/show-product-answers-404-in-another-shape'
import { showProductAnswersPricesWithThreeDecimalPlaces } from './shapes/show-product-answers-prices-with-three-decimal-places'
import { showProductLeavesCategoryOut } from './shapes/show-product-leaves-category-out'
import { showProductWritesPricesAsText } from './shapes/show-product-writes-prices-as-text'
import { signInLeavesUserOut } from './shapes/sign-in-leaves-user-out'
import { signOutAnswersText } from './shapes/sign-out-answers-text'
import { signUpAnswersBadInputWith422 } from './shapes/sign-up-answers-bad-input-with-422'
import { updateOrderStatusIsNotBuilt } from './shapes/update-order-status-is-not-built'
import { updateOrderStatusLeavesProductsOut } from './shapes/update-order-status-leaves-products-out'
import { updateProductLeavesSuccessOut } from './shapes/update-product-leaves-success-out'
import { updateProfileLeavesRoleOut } from './shapes/update-profile-leaves-role-out'

/** Answers of another shape than the contract's. */
export const shapes: Family = {
  name: 'shapes',
  checksFor: ({ operation }) => [operation],
  faults: [
    signInLeavesUserOut,
    listProductsLeavesSoldOut,
    filterProductsLeavesSizeOut,
    searchProductsLeavesCreatedAtOut,
    showProductLeavesCategoryOut,
    listRelatedProductsLeavesQuantityOut,
    createProductLeavesMessageOut,
    updateProductLeavesSuccessOut,
    deleteProductLeavesMessageOut,
    listCategoriesLeavesNameOut,
    readProfileLeavesEmailOut,
    updateProfileLeavesRoleOut,
    listOwnOrdersLeavesUserOut,
    getClientTokenLeavesClientTokenOut,
    createPaymentLeavesTransactionOut,
    createOrderLeavesCreatedAtOut,
    listOrdersLeavesAddressOut,
    updateOrderStatusLeavesProductsOut,
    showProductWritesPricesAsText,
    listProductsWritesTimesInWords,
    searchProductsWritesShippingAsABoolean,
    readProfileWritesTheRoleAsText,
    createPaymentWritesAmountsAsText,
    createOrderAnswersASentenceForItsLines,
    listOrderStatusesNumbersAStatus,
    filterProductsWritesSizeAsText,
    listCategoriesWrapsItsList,
    listOrderStatusesAnswersAnEmptyList,
    showProductAnswersPricesWithThreeDecimalPlaces,
    signOutAnswersText,
    showProductAnswers404InAnotherShape,
    createProductAnswersFailuresAsTheOtherCallsDo,
    createProductAnswers201,
    createOrderAnswers201,
    signUpAnswersBadInputWith422,
    createPaymentFailsOnBadInput,
    listRelatedProductsFailsOnUnknownIds,
    listRelatedProductsIsNotBuilt,
    updateOrderStatusIsNotBuilt,
  ],
}
