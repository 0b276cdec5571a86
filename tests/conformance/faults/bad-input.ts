import type { Family } from '../support/fault'
import { createCategoryTakesABodyOfAnySize } from './bad-input/create-category-takes-a-body-of-any-size'
import { createCategoryTakesALongName } from './bad-input/create-category-takes-a-long-name'
import { createCategoryTakesANameOfBlanks } from './bad-input/create-category-takes-a-name-of-blanks'
import { createOrderTakesACountOf0 } from './bad-input/create-order-takes-a-count-of-0'
import { createOrderTakesALongAddress } from './bad-input/create-order-takes-a-long-address'
import { createOrderTakesAnAddressOfBlanks } from './bad-input/create-order-takes-an-address-of-blanks'
import { createOrderTakesAnAddressThatIsANumber } from './bad-input/create-order-takes-an-address-that-is-a-number'
import { createOrderTakesHalfAPiece } from './bad-input/create-order-takes-half-a-piece'
import { createPaymentTakesANegativeAmount } from './bad-input/create-payment-takes-a-negative-amount'
import { createPaymentTakesAThirdDecimalPlace } from './bad-input/create-payment-takes-a-third-decimal-place'
import { createPaymentTakesNoNonce } from './bad-input/create-payment-takes-no-nonce'
import { createProductTakesAFileOfTooManyBytes } from './bad-input/create-product-takes-a-file-of-too-many-bytes'
import { createProductTakesAFileThatIsNoPicture } from './bad-input/create-product-takes-a-file-that-is-no-picture'
import { createProductTakesANameOfBlanks } from './bad-input/create-product-takes-a-name-of-blanks'
import { createProductTakesANegativePrice } from './bad-input/create-product-takes-a-negative-price'
import { createProductTakesANegativeQuantity } from './bad-input/create-product-takes-a-negative-quantity'
import { createProductTakesAPriceOfWords } from './bad-input/create-product-takes-a-price-of-words'
import { createProductTakesAShippingOf7 } from './bad-input/create-product-takes-a-shipping-of-7'
import { createProductTakesAThirdDecimalPlace } from './bad-input/create-product-takes-a-third-decimal-place'
import { createProductTakesAnUnknownCategory } from './bad-input/create-product-takes-an-unknown-category'
import { createProductTakesNoDescription } from './bad-input/create-product-takes-no-description'
import { filterProductsTakesALimitOf0 } from './bad-input/filter-products-takes-a-limit-of-0'
import { filterProductsTakesALimitOf101 } from './bad-input/filter-products-takes-a-limit-of-101'
import { filterProductsTakesANegativeSkip } from './bad-input/filter-products-takes-a-negative-skip'
import { filterProductsTakesNoFilters } from './bad-input/filter-products-takes-no-filters'
import { listProductsTakesALimitOf0 } from './bad-input/list-products-takes-a-limit-of-0'
import { listProductsTakesAnotherFieldToSortBy } from './bad-input/list-products-takes-another-field-to-sort-by'
import { listProductsTakesAnotherOrder } from './bad-input/list-products-takes-another-order'
import { signUpTakesALongName } from './bad-input/sign-up-takes-a-long-name'
import { signUpTakesALongPassword } from './bad-input/sign-up-takes-a-long-password'
import { signUpTakesAShortPassword } from './bad-input/sign-up-takes-a-short-password'
import { signUpTakesAnEMailWithoutAnAtSign } from './bad-input/sign-up-takes-an-e-mail-without-an-at-sign'
import { signUpTakesNoName } from './bad-input/sign-up-takes-no-name'
import { updateProductTakesAFileThatIsNoPicture } from './bad-input/update-product-takes-a-file-that-is-no-picture'
import { updateProductTakesALongDescription } from './bad-input/update-product-takes-a-long-description'
import { updateProfileTakesALongName } from './bad-input/update-profile-takes-a-long-name'
import { updateProfileTakesAShortPassword } from './bad-input/update-profile-takes-a-short-password'

/** Input that breaks a rule and is taken all the same. */
export const badInput: Family = {
  name: 'bad input',
  checksFor: ({ operation }) => [`bad-input:${operation}`, 'product-life'],
  faults: [
    signUpTakesAShortPassword,
    signUpTakesALongPassword,
    signUpTakesNoName,
    signUpTakesALongName,
    signUpTakesAnEMailWithoutAnAtSign,
    updateProfileTakesALongName,
    updateProfileTakesAShortPassword,
    createCategoryTakesANameOfBlanks,
    createCategoryTakesALongName,
    filterProductsTakesALimitOf0,
    filterProductsTakesALimitOf101,
    filterProductsTakesANegativeSkip,
    filterProductsTakesNoFilters,
    listProductsTakesALimitOf0,
    listProductsTakesAnotherFieldToSortBy,
    listProductsTakesAnotherOrder,
    createPaymentTakesANegativeAmount,
    createPaymentTakesAThirdDecimalPlace,
    createPaymentTakesNoNonce,
    createOrderTakesACountOf0,
    createOrderTakesHalfAPiece,
    createOrderTakesAnAddressOfBlanks,
    createOrderTakesALongAddress,
    createOrderTakesAnAddressThatIsANumber,
    createProductTakesANegativePrice,
    createProductTakesAPriceOfWords,
    createProductTakesAThirdDecimalPlace,
    createProductTakesANegativeQuantity,
    createProductTakesNoDescription,
    createProductTakesAShippingOf7,
    createProductTakesANameOfBlanks,
    updateProductTakesALongDescription,
    createProductTakesAFileThatIsNoPicture,
    updateProductTakesAFileThatIsNoPicture,
    createProductTakesAFileOfTooManyBytes,
    createCategoryTakesABodyOfAnySize,
    createProductTakesAnUnknownCategory,
  ],
}
