import { type Family, fault, faultsOf } from '../../fault'
import { answerPage, limitBody, refuseField, refuseFields, refusePhoto } from '../../input/refusals'
import {
  equals,
  isInexact,
  like,
  longerThan,
  moreBytesThan,
  moreUnitsThan,
  over,
  shorterThan,
  unlike,
} from '../../input/text-tests'
import { refuseSameProduct } from '../../input/unchanged'
import { refuseKnownNames, refuseSold } from '../../input/write-refusals'
import { readPixels } from '../../services/photos'

const refused = faultsOf('refused')
const failing = faultsOf('server-error')

const MEGABYTE = 1024 * 1024

const lacks = (field: string) => (names: readonly string[]) => !names.includes(field)
const of = (type: string) => (file: File) => file.type === `image/${type}`

/** What the contract allows in products is refused. */
export const refusedProducts: Family = {
  name: 'allowed, but refused: products',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    refused(
      'createProduct',
      'takes a price of 0 for none',
      refuseField,
      'price',
      equals('0', '0.00'),
    ),
    refused('createProduct', 'takes a stock of 0 for none', refuseField, 'quantity', equals('0')),
    refused(
      'createProduct',
      'takes a shipping of 0 for none',
      refuseField,
      'shipping',
      equals('0'),
    ),
    failing(
      'createProduct',
      'fails for prices over 9999.99',
      refuseField,
      'price',
      over(9999.99),
      500,
    ),
    refused('createProduct', 'refuses the highest price', refuseField, 'price', over(99_999.99)),
    failing(
      'createProduct',
      'fails for more pieces than 16 bits',
      refuseField,
      'quantity',
      over(32_767),
      500,
    ),
    refused('createProduct', 'refuses prices inexact in binary', refuseField, 'price', isInexact),
    refused('createProduct', 'asks for two decimals', refuseField, 'price', unlike(/\.\d\d$/)),
    refused(
      'createProduct',
      'refuses names over 100 characters',
      refuseField,
      'name',
      longerThan(100),
    ),
    refused('createProduct', 'counts names in UTF-16', refuseField, 'name', moreUnitsThan(120)),
    refused('createProduct', 'refuses names of one character', refuseField, 'name', shorterThan(2)),
    failing('createProduct', 'fails for apostrophes in names', refuseField, 'name', like(/'/), 500),
    failing(
      'createProduct',
      'fails for emoji in descriptions',
      refuseField,
      'description',
      like(/\p{Emoji_Presentation}/u),
      500,
    ),
    refused(
      'createProduct',
      'refuses descriptions over 255 characters',
      refuseField,
      'description',
      longerThan(255),
    ),
    refused(
      'createProduct',
      'refuses descriptions of 2000 characters',
      refuseField,
      'description',
      longerThan(1999),
    ),
    refused(
      'createProduct',
      'counts descriptions in bytes',
      refuseField,
      'description',
      moreBytesThan(2000),
    ),
    refused(
      'createProduct',
      'asks for 20 characters of description',
      refuseField,
      'description',
      shorterThan(20),
    ),
    refused(
      'createProduct',
      'refuses line breaks in descriptions',
      refuseField,
      'description',
      like(/[\r\n]/),
    ),
    refused(
      'createProduct',
      'refuses angle brackets in descriptions',
      refuseField,
      'description',
      like(/[<>]/),
    ),
    fault(
      'createProduct',
      'has a firewall against words of SQL',
      'refused',
      refuseField,
      'description',
      like(/\bselect\b.+\bfrom\b|--|;/i),
      403,
    ),
    refused('createProduct', 'asks for a photo', refuseFields, lacks('file')),
    refused('createProduct', 'refuses AVIF', refusePhoto, of('avif')),
    refused('createProduct', 'refuses WebP', refusePhoto, of('webp')),
    refused('createProduct', 'refuses GIF', refusePhoto, of('gif')),
    refused(
      'createProduct',
      'judges photos by their name',
      refusePhoto,
      ({ name }: File) => !/\.(jpe?g|png|webp|gif|avif)$/.test(name),
    ),
    fault(
      'createProduct',
      'stands behind a proxy that takes 1 MB',
      'refused',
      limitBody,
      MEGABYTE,
      () => answerPage(413, '413 Request Entity Too Large'),
    ),
    refused('createProduct', 'counts the whole form for the photo', limitBody, 5 * MEGABYTE, () =>
      answerPage(413, 'Payload Too Large'),
    ),
    refused(
      'createProduct',
      'refuses pictures over 16 megapixels',
      refusePhoto,
      async (file: File) => (await readPixels(file)) > 16_000_000,
    ),
    refused(
      'createProduct',
      'refuses very small pictures',
      refusePhoto,
      async (file: File) => (await readPixels(file)) < 100,
    ),
    refused(
      'createProduct',
      'sees no fields after the photo',
      refuseFields,
      (names: readonly string[]) =>
        names.includes('file') && names.indexOf('file') < names.length - 1,
    ),
    failing('createProduct', 'fails for a name that is there already', refuseKnownNames, 500),
    refused('updateProduct', 'asks for the name', refuseFields, lacks('name')),
    refused('updateProduct', 'asks for the category', refuseFields, lacks('category')),
    refused('updateProduct', 'refuses a stock of 0', refuseField, 'quantity', equals('0')),
    refused(
      'updateProduct',
      'refuses names of 120 characters',
      refuseField,
      'name',
      longerThan(119),
    ),
    refused('updateProduct', 'refuses prices inexact in binary', refuseField, 'price', isInexact),
    refused(
      'updateProduct',
      'refuses descriptions with line breaks',
      refuseField,
      'description',
      like(/[\r\n]/),
    ),
    fault(
      'updateProduct',
      'takes a change of nothing for no product',
      'refused',
      refuseSameProduct,
      404,
    ),
    fault('deleteProduct', 'fails for products that were ordered', 'server-error', refuseSold, 500),
    fault('deleteProduct', 'keeps products that were ordered', 'status', refuseSold, 409),
  ],
}
