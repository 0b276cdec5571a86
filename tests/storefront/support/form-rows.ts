import type { Cast, Role } from './pages'

/** A form of the shop, and what a test types into it. */
export interface FormRow {
  name: string
  /** Of the requirements, the one that says what becomes of a refusal. */
  requirement: string
  role: Role
  path: (cast: Cast) => string
  /** What it sends. */
  call: RegExp
  method: 'POST' | 'PUT'
  button: string
  /** By label: what is typed, and what tells browsers and password managers what the field is for. */
  fields: Readonly<Record<string, TypedField>>
}

interface TypedField {
  typed: string
  autocomplete: string
  /** Whether it is never kept outside of the page. */
  isSecret?: boolean
}

const SECRET = 'not-for-storage'

const plain = (typed: string, autocomplete = 'off') => ({ typed, autocomplete })
const secret = (autocomplete: string, typed = SECRET) => ({ typed, autocomplete, isSecret: true })
const EMAIL = plain('typed@example.com', 'username')
const NAME = plain('Typed by hand', 'name')
const NEW_PASSWORD = secret('new-password')
const product = {
  Name: plain('Typed by hand'),
  Description: plain('Typed by hand too.'),
  Price: plain('7.50'),
  Quantity: plain('3'),
}

/** The checkout's form has tests of its own: what it sends can't be sent again. */
export const formRows: readonly FormRow[] = [
  {
    name: 'sign in',
    requirement: 'AUTH-2',
    role: 'visitor',
    path: () => '/signin',
    call: /\/api\/auth\/signin$/,
    method: 'POST',
    button: 'Sign in',
    fields: { Email: EMAIL, Password: secret('current-password') },
  },
  {
    name: 'sign up',
    requirement: 'AUTH-7',
    role: 'visitor',
    path: () => '/signup',
    call: /\/api\/auth\/signup$/,
    method: 'POST',
    button: 'Create account',
    fields: { Name: NAME, Email: EMAIL, Password: NEW_PASSWORD },
  },
  {
    name: 'update profile',
    requirement: 'USER-5',
    role: 'shopper',
    path: ({ shopper }) => `/profile/${shopper.session.user._id}`,
    call: /\/api\/user\/profile\//,
    method: 'PUT',
    button: 'Save',
    fields: {
      Name: NAME,
      Email: EMAIL,
      'New password': NEW_PASSWORD,
      // The form signs in with it first.
      'Current password': secret('current-password', 'right-enough'),
    },
  },
  {
    name: 'create category',
    requirement: 'ADM-2',
    role: 'admin',
    path: () => '/create/category',
    call: /\/api\/category\/create\//,
    method: 'POST',
    button: 'Create category',
    fields: { 'Category name': plain('Typed by hand') },
  },
  {
    name: 'create product',
    requirement: 'ADM-3',
    role: 'admin',
    path: () => '/create/product',
    call: /\/api\/product\/create\//,
    method: 'POST',
    button: 'Create product',
    fields: product,
  },
  {
    name: 'update product',
    requirement: 'ADM-7',
    role: 'admin',
    path: ({ product: { _id } }) => `/admin/product/update/${_id}`,
    call: /\/api\/product\/update\//,
    method: 'PUT',
    button: 'Update product',
    fields: product,
  },
]
