import { asArray, asObject } from '../../../../mocks/contract/json'
import { type Family, type Fault, fault, faultsOf, onFirstRun, onThoroughRun } from '../fault'
import { showAfter } from '../services/changes'
import {
  compose,
  composeFully,
  cutAt,
  cutAtBytes,
  escapeMarkup,
  joinBlanks,
  joinLines,
  lower,
  onlyLatin,
  questionMarks,
  storeForm,
  storeJson,
  trim,
  withoutAstral,
  withoutTags,
} from '../services/texts'
import { cutInHalf, keepUploads, mangle } from '../services/uploads'
import { everyProduct } from '../wrap/every-answer'
import { entries, onAnswer, onAnswerAt, onJson } from '../wrap/one-operation'

const changes = faultsOf('read-back')
const resets = faultsOf('kept-value')

const inForm = (what: string, field: string, change: (text: string) => string | undefined): Fault =>
  changes('createProduct', what, storeForm, field, change)
const updated = (what: string, field: string, change: (text: string) => string | undefined) =>
  changes('updateProduct', what, storeForm, field, change)
const address = (what: string, change: (text: string) => string) =>
  changes('createOrder', what, storeJson, 'address', change)
const named = (what: string, change: (text: string) => string) =>
  changes('updateProfile', what, storeJson, 'name', change)

/** A zero is taken for a field that was not sent. */
const absentWhenZero = (text: string) => (text === '0' ? undefined : text)
const HOURS = 3_600_000
const later = (time: unknown) => new Date(Date.parse(String(time)) + 2 * HOURS).toISOString()

const photo = (
  operation: string,
  what: string,
  uploads: Parameters<typeof keepUploads>[0],
): Fault => changes(operation, what, () => keepUploads({ operations: [operation], ...uploads }))

/** What is given and comes back changed. */
export const keptChanges: Family = {
  name: 'what comes back changed',
  checksFor: ({ operation, isThorough }) =>
    isThorough
      ? ['allowed', 'edge-product']
      : [
          operation === 'createCategory' ? 'edge-category' : 'edge-product',
          'edge-account',
          'edge-order',
          'product-life',
        ],
  faults: [
    inForm('cuts blanks off names', 'name', trim),
    inForm('cuts blanks off descriptions', 'description', trim),
    inForm('cuts descriptions at 255', 'description', cutAt(255)),
    inForm('cuts names at 120 bytes', 'name', cutAtBytes(120)),
    inForm('cuts names at 100', 'name', cutAt(100)),
    updated('escapes names', 'name', escapeMarkup),
    updated('takes markup out of names', 'name', withoutTags),
    updated('cuts descriptions at 1000', 'description', cutAt(1000)),
    inForm('escapes descriptions', 'description', escapeMarkup),
    inForm('takes markup out of descriptions', 'description', withoutTags),
    inForm('composes names', 'name', compose),
    inForm('composes names fully', 'name', composeFully),
    inForm('drops emoji', 'name', withoutAstral),
    inForm('writes ? for emoji', 'description', questionMarks),
    inForm('writes ? for what is not Latin', 'name', onlyLatin),
    inForm('joins lines of descriptions', 'description', joinLines),
    inForm('joins blanks of descriptions', 'description', joinBlanks),
    inForm('caps prices', 'price', (text) => (Number(text) > 99_999.99 ? '99999.99' : text)),
    inForm('caps quantities', 'quantity', (text) => String(Math.min(Number(text), 65_535))),
    inForm('forgets shipping', 'shipping', () => '0'),
    changes('createProduct', 'writes local time', () =>
      everyProduct((product) => ({ ...product, createdAt: later(product['createdAt']) })),
    ),
    photo('createProduct', 'loses the photo', { address: () => undefined }),
    photo('createProduct', 'stores files as text', { keep: mangle }),
    photo('createProduct', 'cuts files', { keep: cutInHalf }),
    photo('createProduct', 'stores empty files', { keep: () => new Uint8Array() }),
    photo('createProduct', 'stores photos with their metadata', {}),
    photo('createProduct', 'answers the path on its disk', {
      address: (path) => `file:///var/www${path}`,
    }),
    photo('createProduct', 'answers the path of another system', {
      address: (path) => `C:\\shop\\public${path.replaceAll('/', '\\')}`,
    }),
    photo('createProduct', 'answers the name of a file alone', { address: () => 'photo.jpeg' }),
    photo('createProduct', 'answers the address of the machine it was made on', {
      address: (path) => `http://localhost:3000${path}`,
    }),
    photo('createProduct', 'serves no photo', { status: 404 }),
    photo('createProduct', 'protects photos', { status: 401 }),
    updated('takes a price of 0 for one that is not sent', 'price', absentWhenZero),
    updated('takes a quantity of 0 for none', 'quantity', absentWhenZero),
    updated('takes shipping 0 for none', 'shipping', absentWhenZero),
    updated('takes a name of 0 for none', 'name', absentWhenZero),
    updated('takes a description of 0 for none', 'description', absentWhenZero),
    updated('cuts prices to cents by floats', 'price', (text) =>
      String(Math.floor(Number(text) * 100) / 100),
    ),
    updated('rounds prices', 'price', (text) => (text === '19.99' ? '20' : text)),
    updated('reads names as numbers', 'name', (text) =>
      /^\d+$/.test(text) ? String(Number(text)) : text,
    ),
    updated('caps quantities', 'quantity', (text) => String(Math.min(Number(text), 65_535))),
    resets('updateProduct', 'sets the time of creation anew', showAfter, (product) => ({
      ...product,
      createdAt: new Date().toISOString(),
    })),
    resets('updateProduct', 'forgets a quantity of 0', showAfter, (product, sent) =>
      'quantity' in sent || product['quantity'] !== 0 ? product : { ...product, quantity: 1 },
    ),
    resets('updateProduct', 'sets descriptions back', showAfter, (product, sent) =>
      'description' in sent || 'quantity' in sent || sent['price'] !== '0.29'
        ? product
        : { ...product, description: 'No description.' },
    ),
    {
      ...resets(
        'updateProduct',
        'sets shipping back with a new photo',
        showAfter,
        (product, sent) => ('file' in sent ? { ...product, shipping: 1 } : product),
      ),
      isThorough: true,
    },
    changes('updateProduct', 'keeps the old photo', showAfter, (product, sent, before) =>
      'file' in sent && before['photo'] ? { ...product, photo: before['photo'] } : product,
    ),
    photo('updateProduct', 'keeps the metadata of photos', {
      headers: { 'content-type': 'image/webp' },
    }),
    photo('updateProduct', 'cuts files', { keep: cutInHalf }),
    address('cuts blanks off addresses', trim),
    address('cuts addresses at 255', cutAt(255)),
    address('joins lines of addresses', joinLines),
    address('escapes markup in addresses', escapeMarkup),
    address('writes ? for emoji', questionMarks),
    address('composes addresses', compose),
    address('writes addresses in small letters', lower),
    changes('createOrder', 'writes local time', onAnswerAt, '/createdAt', later),
    changes('createOrder', 'drops lines after the 50th', onJson, (body) => {
      const order = asObject(body['order'])
      return { ...body, order: { ...order, products: asArray(order['products']).slice(0, 50) } }
    }),
    changes('createOrder', 'caps pieces at 999', onJson, (body) => {
      const order = asObject(body['order'])
      const products = entries(order['products']).map((line) => ({
        ...line,
        count: Number(line['count']) > 999 ? 999 : line['count'],
      }))
      return { ...body, order: { ...order, products } }
    }),
    onFirstRun(changes('signUp', 'cuts blanks off names', storeJson, 'name', trim)),
    onFirstRun(changes('signUp', 'joins blanks of names', storeJson, 'name', joinBlanks)),
    onFirstRun(changes('signUp', 'cuts names at 50', storeJson, 'name', cutAt(50))),
    onFirstRun(changes('signUp', 'drops emoji', storeJson, 'name', withoutAstral)),
    onFirstRun(changes('signUp', 'cuts passwords at 72', storeJson, 'password', cutAt(72))),
    onFirstRun(
      changes('signUp', 'drops what follows the + of an email', storeJson, 'email', (text) =>
        text.replace(/\+[^@]*/, ''),
      ),
    ),
    named('cuts blanks off names', trim),
    named('escapes markup in names', escapeMarkup),
    named('cuts names at 50', cutAt(50)),
    named('composes names', compose),
    named('drops emoji', withoutAstral),
    named('writes ? for what is not Latin', onlyLatin),
    changes('updateProfile', 'takes a name of 0 for none', onJson, (body) => ({
      ...body,
      name: body['name'] === '0' ? 'Shopper' : body['name'],
    })),
    changes('showProduct', 'escapes names', onAnswerAt, '/name', (name) =>
      escapeMarkup(String(name)),
    ),
    changes('listProducts', 'cuts descriptions', onAnswer, (body) =>
      entries(body).map((product) => ({
        ...product,
        description: String(product['description']).slice(0, 100),
      })),
    ),
    changes('searchProducts', 'leaves photos out', onAnswer, (body) =>
      entries(body).map(({ photo: _, ...product }) => product),
    ),
    changes('filterProducts', 'answers other times', onAnswer, (body) => ({
      ...asObject(body),
      data: entries(asObject(body)['data']).map((product) => ({
        ...product,
        createdAt: later(product['createdAt']),
      })),
    })),
    changes('listOwnOrders', 'cuts addresses', onAnswer, (body) =>
      entries(body).map((order) => ({ ...order, address: String(order['address']).slice(0, 60) })),
    ),
    changes('listOwnOrders', 'cuts the lines of orders', onAnswer, (body) =>
      entries(body).map((order) => ({
        ...order,
        products: asArray(order['products']).slice(0, 20),
      })),
    ),
    fault('filterProducts', 'looks at 50 categories', 'category-filter', onJson, (body) => {
      const filters = asObject(body['filters'])
      const category = asArray(filters['category']).slice(0, 50)
      return { ...body, filters: { ...filters, category } }
    }),
    fault('filterProducts', 'begins again after the last page', 'disjoint-pages', onJson, (body) =>
      Number(body['skip']) > 100_000 ? { ...body, skip: 0 } : body,
    ),
    fault('listProducts', 'answers two for a limit of 1', 'limit', onAnswer, (body, request) =>
      request.url.includes('limit=1&') || request.url.endsWith('limit=1')
        ? [...asArray(body), ...asArray(body)]
        : body,
    ),
    onFirstRun(changes('createCategory', 'composes names fully', storeJson, 'name', composeFully)),
    onFirstRun(changes('createCategory', 'composes names', storeJson, 'name', compose)),
    onFirstRun(
      changes(
        'createCategory',
        'drops signs of two UTF-16 units',
        storeJson,
        'name',
        withoutAstral,
      ),
    ),
    ...[
      inForm('reads names as numbers', 'name', (text) =>
        /^\d+$/.test(text) ? String(Number(text)) : text,
      ),
      inForm('takes names of "null" for none', 'name', (text) => (text === 'null' ? 'None' : text)),
      updated('writes İ in another way', 'name', (text) => text.replaceAll('İ', 'I')),
    ].map(onThoroughRun),
  ],
}
