import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import { type Family, fault, faultsOf } from '../../fault'
import { cacheAnswers, dropField, fillFields, patchProduct, storeField } from '../../input/stored'
import { forgetOrientation, serveOriginals, servePhotos, writePhotos } from '../../services/photos'
import { onLines, onOrders, onProducts, withValue } from '../../wrap/objects'
import { entries, onAnswerAt, onJson } from '../../wrap/one-operation'

const changed = faultsOf('read-back')
const kept = faultsOf('kept-value')

const HOUR_MS = 3_600_000

const moveHours = (hours: number) => (time: unknown) =>
  new Date(Date.parse(String(time)) + hours * HOUR_MS).toISOString()

const set = (patch: JsonObject) => () => (product: JsonObject) => ({ ...product, ...patch })

const onLinesSent = (change: (line: JsonObject) => JsonObject) => (operation: string) =>
  onJson(operation, ({ order }) => ({
    order: { ...asObject(order), products: entries(asObject(order)['products']).map(change) },
  }))

/** Numbers, times, photos and other fields come back changed. */
export const changedValues: Family = {
  name: 'given, but changed: values',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    changed('createProduct', 'rounds prices to dollars', storeField, 'price', (price: string) =>
      String(Math.floor(Number(price))),
    ),
    changed(
      'createProduct',
      'cuts the cent of inexact prices',
      storeField,
      'price',
      (price: string) => String(Math.trunc(Number(price) * 100) / 100),
    ),
    changed(
      'createProduct',
      'answers prices in single precision',
      onProducts,
      withValue('price', (price) => Math.fround(Number(price))),
    ),
    changed(
      'createProduct',
      'stores 32,767 pieces at most',
      storeField,
      'quantity',
      (text: string) => String(Math.min(Number(text), 32_767) || text),
    ),
    changed('createProduct', 'takes a stock of 0 for 1', storeField, 'quantity', (text: string) =>
      text === '0' ? '1' : text,
    ),
    changed('createProduct', 'never ships', storeField, 'shipping', (text: string) =>
      text === '1' ? '0' : text,
    ),
    changed(
      'createProduct',
      'knows 9,999.99 as the highest price',
      storeField,
      'price',
      (text: string) => (Number(text) > 9999.99 && Number(text) <= 100_000 ? '9999.99' : text),
    ),
    changed('updateProduct', 'takes a price of 0 for none', dropField, 'price', '0', '0.00'),
    changed('updateProduct', 'takes a stock of 0 for none', dropField, 'quantity', '0'),
    changed('updateProduct', 'takes a shipping of 0 for none', dropField, 'shipping', '0'),
    changed('updateProduct', 'forgets the category', dropField, 'category'),
    changed('updateProduct', 'forgets the description', dropField, 'description'),
    changed('updateProduct', 'forgets the new photo', dropField, 'file'),
    kept('updateProduct', 'empties the stock that is not sent', fillFields, { quantity: '0' }),
    kept('updateProduct', 'forgets the shipping that is not sent', fillFields, { shipping: '0' }),
    kept('updateProduct', 'gives away what has no price sent', fillFields, { price: '0' }),
    kept('updateProduct', 'forgets how many were sold', patchProduct, set({ sold: 0 })),
    kept('updateProduct', 'makes the product new', patchProduct, () => {
      const createdAt = new Date().toISOString()
      return (product) => ({ ...product, createdAt })
    }),
    kept(
      'updateProduct',
      'loses the photo that is not sent',
      patchProduct,
      (form: FormData) =>
        ({ photo, ...product }: JsonObject) =>
          form.has('file') ? { photo, ...product } : product,
    ),
    changed('createProduct', 'shows photos at localhost', writePhotos, (address: string) => ({
      data: `http://localhost:5000${address}`,
    })),
    changed(
      'createProduct',
      'shows photos at a path of its disk',
      writePhotos,
      (address: string) => ({ data: `/var/www/app/uploads/${address.split('/').at(-1)}` }),
    ),
    changed(
      'createProduct',
      'shows photos as addresses of files',
      writePhotos,
      (address: string) => ({ data: `file:///srv${address}` }),
    ),
    changed(
      'createProduct',
      'shows photos without their folder',
      writePhotos,
      (address: string) => ({ data: address.split('/').at(-1) }),
    ),
    fault('createProduct', 'shows photos as bytes', 'schema', writePhotos, () => ({
      data: { type: 'Buffer', data: [82, 73, 70, 70] },
      contentType: 'image/webp',
    })),
    fault(
      'createProduct',
      'shows photos as texts',
      'schema',
      writePhotos,
      (address: string) => address,
    ),
    changed(
      'createProduct',
      'serves photos as text',
      servePhotos,
      async (picture: Response) =>
        new Response(await picture.text(), { headers: { 'content-type': 'text/plain' } }),
    ),
    changed(
      'createProduct',
      'serves empty photos',
      servePhotos,
      () => new Response('', { headers: { 'content-type': 'image/webp' } }),
    ),
    changed(
      'createProduct',
      'serves photos to those who are signed in',
      servePhotos,
      () => new Response('{"error":"No token."}', { status: 401 }),
    ),
    changed('createProduct', 'keeps the metadata of photos', serveOriginals),
    changed('createProduct', 'forgets how photos are turned', serveOriginals, forgetOrientation),
    changed('showProduct', 'answers what it answered before', cacheAnswers),
    changed('listCategories', 'answers what it answered before', cacheAnswers),
    changed('listProducts', 'answers what it answered before', cacheAnswers),
    changed('readProfile', 'answers what it answered before', cacheAnswers),
    changed('listOwnOrders', 'answers what it answered before', cacheAnswers),
    changed(
      'showProduct',
      'moves times by its time zone',
      onProducts,
      withValue('createdAt', moveHours(2)),
    ),
    changed(
      'listProducts',
      'cuts times to days',
      onProducts,
      withValue('createdAt', (time) => `${String(time).slice(0, 10)}T00:00:00.000Z`),
    ),
    changed(
      'listOwnOrders',
      'moves times by its time zone',
      onOrders,
      withValue('createdAt', moveHours(-5)),
    ),
    changed(
      'listOrders',
      'cuts times to days',
      onOrders,
      withValue('createdAt', (time) => `${String(time).slice(0, 10)}T00:00:00.000Z`),
    ),
    changed(
      'createOrder',
      'makes 99 pieces of more',
      onLinesSent((line) => ({
        ...line,
        count: Number(line['count']) > 99 && Number(line['count']) <= 1000 ? 99 : line['count'],
      })),
    ),
    changed('createOrder', 'answers the amount in whole dollars', onAnswerAt, '/amount', (amount) =>
      Math.floor(Number(amount)),
    ),
    changed(
      'listOrders',
      'cuts addresses',
      onOrders,
      withValue('address', (address) => String(address).slice(0, 20)),
    ),
    changed(
      'listOwnOrders',
      'shows the cents of prices as dollars',
      onLines,
      withValue('price', (price) => Math.round(Number(price) * 100)),
    ),
    changed(
      'listProducts',
      'cuts descriptions to 100 characters',
      onProducts,
      withValue('description', (text) => String(text).slice(0, 100)),
    ),
    changed(
      'searchProducts',
      'escapes names',
      onProducts,
      withValue('name', (name) => String(name).replaceAll('&', '&amp;').replaceAll("'", '&#39;')),
    ),
    changed(
      'filterProducts',
      'rounds prices',
      onProducts,
      withValue('price', (price) => Math.round(Number(price))),
    ),
    changed(
      'listRelatedProducts',
      'shows no stock',
      onProducts,
      withValue('quantity', () => 0),
    ),
    changed(
      'updateOrderStatus',
      'writes statuses in small letters',
      onAnswerAt,
      '/status',
      (status) => String(status).toLowerCase(),
    ),
    changed(
      'listOrders',
      'writes statuses in capitals',
      onOrders,
      withValue('status', (status) => String(status).toUpperCase()),
    ),
  ],
}
