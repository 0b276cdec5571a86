import { changeRequest } from '../support/change-request'
import type { Fault } from '../support/fault'
import type { Wrapper } from '../support/handler'
import { acceptForm, acceptJson, acceptQuery, onForm, onOperation } from '../support/wrappers'

const isMissing = (value: unknown) => value === undefined
const isBelow = (limit: number) => (value: unknown) => Number(value) < limit
const isAbove = (limit: number) => (value: unknown) => Number(value) > limit
const isLonger = (limit: number) => (value: unknown) => String(value ?? '').length > limit
const isShorter = (limit: number) => (value: unknown) =>
  typeof value === 'string' && value.length < limit
const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''
const isNumber = (value: unknown) => typeof value === 'number'

const accepted: readonly (readonly [name: string, operation: string, wrap: Wrapper])[] = [
  ['a short password', 'signUp', acceptJson('signUp', '/password', isShorter(6), 'long-enough')],
  ['a long password', 'signUp', acceptJson('signUp', '/password', isLonger(128), 'short-enough')],
  ['no name', 'signUp', acceptJson('signUp', '/name', isMissing, 'Nameless')],
  ['a long name', 'signUp', acceptJson('signUp', '/name', isLonger(64), 'Long')],
  [
    'an e-mail without @',
    'signUp',
    acceptJson('signUp', '/email', (value) => !String(value).includes('@'), 'mended@example.com'),
  ],
  ['a long name', 'updateProfile', acceptJson('updateProfile', '/name', isLonger(64), 'Long')],
  [
    'a short password',
    'updateProfile',
    acceptJson('updateProfile', '/password', (value) => value === 'abc', ''),
  ],
  [
    'a name of blanks',
    'createCategory',
    acceptJson('createCategory', '/name', isBlank, `Blank ${Date.now()}`),
  ],
  [
    'a long name',
    'createCategory',
    acceptJson('createCategory', '/name', isLonger(32), `Long ${Date.now()}`),
  ],
  ['a limit of 0', 'filterProducts', acceptJson('filterProducts', '/limit', isBelow(1), 1)],
  ['a limit of 101', 'filterProducts', acceptJson('filterProducts', '/limit', isAbove(100), 100)],
  ['a negative skip', 'filterProducts', acceptJson('filterProducts', '/skip', isBelow(0), 0)],
  [
    'no filters',
    'filterProducts',
    acceptJson('filterProducts', '/filters', isMissing, { category: [], price: [] }),
  ],
  ['a limit of 0', 'listProducts', acceptQuery('listProducts', 'limit', (value) => value === '0')],
  [
    'another field to sort by',
    'listProducts',
    acceptQuery('listProducts', 'sortBy', (value) => value === 'sideways'),
  ],
  [
    'another order',
    'listProducts',
    acceptQuery('listProducts', 'order', (value) => value === 'sideways'),
  ],
  ['a negative amount', 'createPayment', acceptJson('createPayment', '/amount', isBelow(0), 0)],
  [
    'a third decimal place',
    'createPayment',
    acceptJson(
      'createPayment',
      '/amount',
      (value) => Number(value) % 0.01 > 0.0009 && Number(value) % 0.01 < 0.0011,
      1,
    ),
  ],
  [
    'no nonce',
    'createPayment',
    acceptJson('createPayment', '/paymentMethodNonce', isMissing, 'fake-valid-nonce'),
  ],
  [
    'a count of 0',
    'createOrder',
    acceptJson('createOrder', '/order/products/0/count', isBelow(1), 1),
  ],
  [
    'half a piece',
    'createOrder',
    acceptJson('createOrder', '/order/products/0/count', (value) => value === 1.5, 1),
  ],
  [
    'an address of blanks',
    'createOrder',
    acceptJson('createOrder', '/order/address', isBlank, 'Somewhere'),
  ],
  [
    'a long address',
    'createOrder',
    acceptJson('createOrder', '/order/address', isLonger(500), 'Somewhere'),
  ],
  [
    'an address that is a number',
    'createOrder',
    acceptJson('createOrder', '/order/address', isNumber, 'Somewhere'),
  ],
  ['a negative price', 'createProduct', acceptForm('createProduct', 'price', isBelow(0), '1')],
  [
    'a price of words',
    'createProduct',
    acceptForm('createProduct', 'price', (value) => value === 'cheap', '1'),
  ],
  [
    'a third decimal place',
    'createProduct',
    acceptForm('createProduct', 'price', (value) => /\.\d{3}/.test(value ?? ''), '1'),
  ],
  [
    'a negative quantity',
    'createProduct',
    acceptForm('createProduct', 'quantity', isBelow(0), '1'),
  ],
  [
    'no description',
    'createProduct',
    acceptForm('createProduct', 'description', isMissing, 'None.'),
  ],
  [
    'a shipping of 7',
    'createProduct',
    acceptForm('createProduct', 'shipping', (value) => value === '7', '1'),
  ],
  ['a name of blanks', 'createProduct', acceptForm('createProduct', 'name', isBlank, 'Blank')],
  [
    'a long description',
    'updateProduct',
    acceptForm('updateProduct', 'description', isLonger(2000), 'Long'),
  ],
  ['a file that is no picture', 'createProduct', withoutFile('createProduct', isSmall)],
  ['a file that is no picture', 'updateProduct', withoutFile('updateProduct', isSmall)],
]

/** Input that breaks a rule and is taken all the same. */
export const badInputFaults: readonly Fault[] = [
  ...accepted.map(
    ([name, operation, wrap]): Fault => ({
      name: `${operation} takes ${name}`,
      operation,
      rule: 'bad-input',
      wrap,
    }),
  ),
  {
    name: 'createProduct takes a file of too many bytes',
    operation: 'createProduct',
    rule: 'too-large',
    wrap: withoutFile('createProduct', ({ size }) => size > 5_000_000),
  },
  {
    name: 'createCategory takes a body of any size',
    operation: 'createCategory',
    rule: 'too-large',
    wrap: onOperation('createCategory', async (request, forward) => {
      const text = await request.clone().text()
      const name = `Large ${Date.now()}`
      return text.length > 1_000_000
        ? forward(await changeRequest(request, { json: { name } }))
        : forward()
    }),
  },
  {
    name: 'createProduct takes an unknown category',
    operation: 'createProduct',
    rule: 'bad-input',
    wrap: rememberCategory(),
  },
]

function isSmall({ size }: File): boolean {
  return size < 40
}

function withoutFile(operation: string, isTaken: (file: File) => boolean): Wrapper {
  return onForm(operation, (form) => {
    const file = form.get('file')
    if (file instanceof File && isTaken(file)) form.delete('file')
  })
}

function rememberCategory(): Wrapper {
  let known = ''
  return onForm('createProduct', (form) => {
    const category = String(form.get('category'))
    if (category.includes('no-such')) form.set('category', known)
    else known = category
  })
}
