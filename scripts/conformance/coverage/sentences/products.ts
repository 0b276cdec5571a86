import { judged, type Sentence, unjudged } from './sentence'

const LIST = '/paths/~1product~1list/get'
const FILTER = '/paths/~1product~1by~1search/post'
const SEARCH = '/paths/~1product~1search/get'
const UPDATE = '/paths/~1product~1update~1{productId}~1{userId}/put'
const CATEGORY = '/paths/~1category~1create~1{userId}/post'

/** What the catalogue promises, to shoppers and to administrators. */
export const productSentences: readonly Sentence[] = [
  judged(
    LIST,
    'Sorted by `sortBy`; `limit=undefined` (the literal word) answers with every product.',
    'sorting',
    'catalogue › list every product',
    'asked-again › list it when it has changed',
  ),
  judged(
    LIST,
    'Without `limit` a service may apply its default of 6.',
    'sorting › list without parameters',
  ),
  judged(
    FILTER,
    'Products that are in one of the categories (all when empty) and within the price range (any when empty), newest first.',
    'browse › open a page of all products',
    'catalogue › filter by one category',
    'catalogue › filter by two categories',
    'catalogue › filter by price, both bounds included',
    'catalogue › filter by price in every category',
  ),
  judged(
    FILTER,
    'Pages do not overlap while the catalogue stays unchanged, and together hold every product; beyond the last there is an empty one.',
    'catalogue › turn pages',
    'filter-edges › open a page beyond the end',
  ),
  judged(
    FILTER,
    'No product is in a category that does not exist.',
    'filter-edges › filter by a category that does not exist',
    'odd-ids › filterProducts: category is *',
  ),
  judged(
    SEARCH,
    'The newest products whose name contains the text, whatever its case, in the category or in all of them: 100 at most, so that a text which is in many names is answered as quickly as one which is in few.',
    'catalogue › search a part of a name',
    'catalogue › search in capitals',
    'catalogue › search in one category',
    'large-lists › search what is in more names than a search holds',
  ),
  judged(
    SEARCH,
    'No sign in the text has a meaning of its own, and no product is in a category that does not exist.',
    'odd-names',
    'odd-ids › searchProducts: category is *',
  ),
  judged(
    '/paths/~1product~1related~1{productId}/get',
    'Other products of the same category, never the product itself.',
    'browse › list what is related to a listed product',
    'catalogue › list what is related to an own product',
  ),
  judged(
    '/paths/~1product~1create~1{userId}/post',
    'A `category` that does not exist is a 400.',
    'product-life › create in an unknown category',
  ),
  judged(
    UPDATE,
    'Replaces the fields that are sent; a field that is left out keeps its value, the photo too.',
    'edge-product',
    'empty-fields',
    'product-life › change the price alone',
    'product-life › change everything else',
  ),
  judged(
    UPDATE,
    'A `category` that does not exist is a 400.',
    'product-life › update to an unknown category',
  ),
  judged(
    UPDATE,
    '`If-Match` is the `ETag` of `showProduct`.',
    'conditions › change a product under its entity tag',
  ),
  judged(
    '/paths/~1product~1delete~1{productId}~1{userId}/delete',
    'Orders that hold the product keep their own copy of its name and price.',
    'changed-product › find the order as it was when the product is gone',
  ),
  judged(
    CATEGORY,
    'Names are unique, whatever their case.',
    'shelves › have two categories',
    'shelves › create a category twice, in capitals the second time',
    'shelves › create a category whose name lacks an accent',
  ),
  unjudged(CATEGORY, 'Blanks around a name may be dropped.', 'a service may do either'),
  judged(
    '/components/schemas/Photo/properties/data',
    "The picture's address, to be used as image source: absolute, relative to the service's origin, or a `data:` URI.",
    'edge-product › replaced: the photo is there',
  ),
  judged(
    '/components/schemas/PhotoFile',
    'A picture. The service stores a normalised copy without metadata.',
    'edge-product › replaced: the photo is the one that was sent',
    'edge-product › replaced: the photo has no metadata',
    'bad-input:createProduct › createProduct, a file that is no picture',
  ),
  judged(
    '/components/schemas/Product/properties/createdAt',
    'When it was created; an update leaves it as it is.',
    'edge-product › created now',
    'edge-product › not sent: createdAt',
  ),
  judged('/components/schemas/Product/properties/sold', 'Pieces sold so far.', 'checkout › order'),
  judged(
    '/components/schemas/CategoryFilter',
    'Ids of categories; empty means any.',
    'browse › open a page of all products',
    'catalogue › filter by price in every category',
  ),
  judged(
    '/components/schemas/ProductFilter/properties/filters/properties/price',
    'Empty means any; otherwise lowest and highest price in whole dollars, both inclusive.',
    'catalogue › filter by one category',
    'catalogue › filter by price, both bounds included',
    'filter-edges › filter by a price of 0',
  ),
  judged(
    '/components/schemas/ProductFilter/properties/filters/properties/price',
    'A service should count 19.99 as within 19.',
    'product-life › find 19.99 within 19',
  ),
  judged(
    '/components/schemas/ProductPage/properties/size',
    'How many products this page holds.',
    'browse › open a page of all products',
    'filter-edges › open a page beyond the end',
  ),
]
