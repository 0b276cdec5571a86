import type { Family } from '../support/fault'
import { createProductRoundsPrices } from './catalogue/create-product-rounds-prices'
import { filterProductsCountsAllProductsInSize } from './catalogue/filter-products-counts-all-products-in-size'
import { filterProductsCountsSkipInPages } from './catalogue/filter-products-counts-skip-in-pages'
import { filterProductsIgnoresSkip } from './catalogue/filter-products-ignores-skip'
import { filterProductsIgnoresTheCategories } from './catalogue/filter-products-ignores-the-categories'
import { filterProductsIgnoresTheLimit } from './catalogue/filter-products-ignores-the-limit'
import { filterProductsIgnoresThePrices } from './catalogue/filter-products-ignores-the-prices'
import { filterProductsLeavesTheLowerBoundOut } from './catalogue/filter-products-leaves-the-lower-bound-out'
import { filterProductsLeavesTheUpperBoundOut } from './catalogue/filter-products-leaves-the-upper-bound-out'
import { filterProductsListsTheOldestFirst } from './catalogue/filter-products-lists-the-oldest-first'
import { filterProductsLooksAtTheFirstCategoryOnly } from './catalogue/filter-products-looks-at-the-first-category-only'
import { filterProductsTakesAPriceFrom0ForAnyPrice } from './catalogue/filter-products-takes-a-price-from-0-for-any-price'
import { listProductsIgnoresTheFieldToSortBy } from './catalogue/list-products-ignores-the-field-to-sort-by'
import { listProductsIgnoresTheLimit } from './catalogue/list-products-ignores-the-limit'
import { listProductsIgnoresTheOrder } from './catalogue/list-products-ignores-the-order'
import { listProductsListsTheOldestFirstByDefault } from './catalogue/list-products-lists-the-oldest-first-by-default'
import { listProductsRefusesLimitUndefined } from './catalogue/list-products-refuses-limit-undefined'
import { listProductsTakesLimitUndefinedForItsDefault } from './catalogue/list-products-takes-limit-undefined-for-its-default'
import { listRelatedProductsCrossesCategories } from './catalogue/list-related-products-crosses-categories'
import { listRelatedProductsHoldsTheProductItself } from './catalogue/list-related-products-holds-the-product-itself'
import { listRelatedProductsIsAlwaysEmpty } from './catalogue/list-related-products-is-always-empty'
import { searchProductsHangsUp } from './catalogue/search-products-hangs-up'
import { searchProductsIgnoresTheCategory } from './catalogue/search-products-ignores-the-category'
import { searchProductsIgnoresTheText } from './catalogue/search-products-ignores-the-text'
import { searchProductsLooksAtBeginnings } from './catalogue/search-products-looks-at-beginnings'
import { searchProductsLooksAtCase } from './catalogue/search-products-looks-at-case'
import { showProductAnswersUnknownIdsWithNull } from './catalogue/show-product-answers-unknown-ids-with-null'
import { showProductShowsAnotherProduct } from './catalogue/show-product-shows-another-product'

/** Lists, pages and search that are not what was asked for. */
export const catalogue: Family = {
  name: 'catalogue',
  checksFor: () => ['sorting', 'browse', 'catalogue'],
  faults: [
    listProductsIgnoresTheOrder,
    listProductsIgnoresTheFieldToSortBy,
    listProductsListsTheOldestFirstByDefault,
    listProductsIgnoresTheLimit,
    listProductsTakesLimitUndefinedForItsDefault,
    listProductsRefusesLimitUndefined,
    filterProductsIgnoresTheCategories,
    filterProductsLooksAtTheFirstCategoryOnly,
    filterProductsIgnoresThePrices,
    filterProductsLeavesTheLowerBoundOut,
    filterProductsLeavesTheUpperBoundOut,
    filterProductsTakesAPriceFrom0ForAnyPrice,
    filterProductsIgnoresSkip,
    filterProductsCountsSkipInPages,
    filterProductsIgnoresTheLimit,
    filterProductsCountsAllProductsInSize,
    filterProductsListsTheOldestFirst,
    searchProductsIgnoresTheText,
    searchProductsLooksAtCase,
    searchProductsLooksAtBeginnings,
    searchProductsIgnoresTheCategory,
    searchProductsHangsUp,
    showProductAnswersUnknownIdsWithNull,
    showProductShowsAnotherProduct,
    listRelatedProductsHoldsTheProductItself,
    listRelatedProductsCrossesCategories,
    listRelatedProductsIsAlwaysEmpty,
    createProductRoundsPrices,
  ],
}
