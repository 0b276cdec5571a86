import { asObject } from '../../../../mocks/contract/json'
import { type Family, fault, faultsOf, onFirstRun } from '../fault'
import {
  addFields,
  answerInstead,
  answerPage,
  BCRYPT,
  isAccount,
  isOrder,
  isProduct,
  joinAccounts,
  rememberAnswers,
  repeatSent,
  sayOneThing,
  setHeaders,
  tagForEver,
} from '../services/answers'
import { signJwt, translateTokens } from '../services/sessions'
import { inPlaceOf, onAnswer, onAnswerAt } from '../wrap/one-operation'

const secret = faultsOf('secret')
const whole = faultsOf('whole-user')
const cached = faultsOf('private-cache')
const unnamed = faultsOf('named-field')
const wait = faultsOf('header')

const ARGON = '$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21l$RdescudvJCsgt3ub+b27Qw'
const DJANGO = 'pbkdf2_sha256$600000$kT9c2FsdHNhbHQ$6j2bO3aWlL0m0f0x1q3Yw6v7k='
const KNOWN = {
  error: 'email: another account uses this address.',
  existing: { email: 'sam@example.com', hashed_password: '5f4dcc3b5aa765d61d8327deb882cf99' },
}
/** What databases and programs say. */
const errors = [
  ['signUp', 409, 'E11000 duplicate key error collection: shop.users index: email_1 dup key'],
  ['showProduct', 404, 'Cast to ObjectId failed for value "x" (type string) at path "_id"'],
  ['createCategory', 409, "SQLSTATE[23000]: Duplicate entry 'x' for key 'categories.name'"],
  ['createOrder', 409, 'Error: stock\n    at Order.place (/app/models/order.js:88:11)'],
] as const

const NEVER_GUESSED = 'kT9-not-to-be-guessed'

/** What answers tell that is not theirs to tell, and errors that help nobody. */
export const answers: Family = {
  name: 'answers',
  checksFor: ({ operation }) => [
    ...['reach', 'accounts', 'credentials', 'profile', 'checkout', 'order-life', 'tokens'],
    ...['answers', 'named-fields', 'browse', 'catalogue'],
    ...(['signOut', 'listCategories'].includes(operation) ? [] : [operation]),
  ],
  faults: [
    secret('signIn', 'answers the hash of the password', addFields, isAccount, {
      hashed_password: '5f4dcc3b5aa765d61d8327deb882cf99',
      salt: 'c2f1',
    }),
    secret('signIn', 'answers the hash under another name', addFields, isAccount, { auth: ARGON }),
    secret('signIn', 'puts the whole account into the token', () =>
      translateTokens((jti, user) => signJwt({ ...user, password: BCRYPT, jti }, NEVER_GUESSED)),
    ),
    secret('signIn', 'begins its token with the whole account', () =>
      translateTokens((count, user) => {
        const account = Buffer.from(JSON.stringify({ ...user, password: BCRYPT }))
        return `${account.toString('base64url')}.${count}.c2lnbmVk`
      }),
    ),
    secret(
      'getClientToken',
      'puts the whole account into the token',
      onAnswerAt,
      '/clientToken',
      () =>
        Buffer.from(JSON.stringify({ version: 2, user: { password: BCRYPT } })).toString('base64'),
    ),
    secret('signIn', 'repeats the password in its refusal', repeatSent, 401, ({ password }) => ({
      details: { value: password },
    })),
    secret('signUp', 'answers the account that has the email', inPlaceOf, 409, KNOWN, 409),
    secret('signIn', 'repeats the password in a header', setHeaders, 401, {
      'x-debug': 'password=not-the-password',
    }),
    secret('readProfile', 'answers the hash of the password', addFields, isAccount, {
      passwordHash: BCRYPT,
    }),
    secret('readProfile', 'answers a hash of Django', addFields, isAccount, { secret: DJANGO }),
    secret('updateProfile', 'answers the new password', repeatSent, 200, (sent) => ({
      password: sent['password'],
    })),
    secret('updateProfile', 'answers what it has stored', addFields, isAccount, {
      credentials: { digest: BCRYPT },
    }),
    onFirstRun(
      secret('signUp', 'answers the password', repeatSent, 200, ({ password }) => ({
        created: { password },
      })),
    ),
    secret('signUp', 'repeats the password in its refusal', repeatSent, 409, (received) => ({
      received,
    })),
    secret('listOrders', 'joins orders with whole accounts', joinAccounts, { password: BCRYPT }),
    secret('createOrder', 'answers the account with its salt', addFields, isOrder, {
      account: { role: 0, salt: 'f0e1d2c3b4' },
    }),
    secret('showProduct', 'answers who made the product, with the hash', addFields, isProduct, {
      createdBy: { name: 'Ada', encrypted_password: BCRYPT },
    }),
    secret('listProducts', 'answers hashes of Spring', addFields, isProduct, {
      seller: { secret: `{bcrypt}${BCRYPT}` },
    }),
    secret('filterProducts', 'answers the seller’s password', addFields, isProduct, {
      seller: { pwd: 'correct-horse' },
    }),
    secret('listCategories', 'answers who made a category, with the hash', onAnswer, (body) =>
      [body].flat().map((one) => ({ ...asObject(one), owner: { passwordDigest: BCRYPT } })),
    ),
    ...['createOrder', 'listOwnOrders', 'listOrders', 'updateOrderStatus'].flatMap((operation) => [
      whole(operation, 'answers the email of who ordered', joinAccounts, { email: 'a@b.example' }),
      whole(operation, 'answers the role of who ordered', joinAccounts, { role: 0 }),
    ]),
    ...['readProfile', 'listOwnOrders', 'listOrders', 'getClientToken', 'listOrderStatuses'].map(
      (operation) =>
        cached(operation, 'lets every cache store it', setHeaders, 200, {
          'cache-control': 'public, max-age=60',
        }),
    ),
    cached('readProfile', 'lets every cache store it for a while', setHeaders, 200, {
      'cache-control': 'max-age=0, s-maxage=300',
    }),
    cached('listOwnOrders', 'lets every cache store it as it sees fit', setHeaders, 200, {
      'cache-control': 'public',
    }),
    fault('readProfile', 'takes an old tag for the new one', 'status', tagForEver),
    fault('readProfile', 'answers what it was before', 'read-back', rememberAnswers),
    onFirstRun(
      fault('signUp', 'signs in', 'sign-up', onAnswer, (body) => ({
        ...asObject(body),
        token: signJwt({ sub: 'usr' }, NEVER_GUESSED),
      })),
    ),
    ...[
      'signIn',
      'signUp',
      'updateProfile',
      'createCategory',
      'createPayment',
      'createOrder',
      'updateOrderStatus',
      'filterProducts',
      'listProducts',
      'createProduct',
      'updateProduct',
    ].map((operation) =>
      unnamed(operation, 'says nothing but Bad Request', sayOneThing, 'Bad Request'),
    ),
    unnamed(
      'signUp',
      'says to check the input',
      sayOneThing,
      'Validation failed (3f2a): check it.',
    ),
    wait('signIn', 'asks to wait for a word', answerInstead, 401, 429, { 'retry-after': 'soon' }),
    wait('signIn', 'asks to wait for 0 seconds', answerInstead, 401, 429, { 'retry-after': '0' }),
    wait('signIn', 'asks to wait for a year', answerInstead, 401, 429, {
      'retry-after': '31536000',
    }),
    wait('signUp', 'asks to wait for 7.5 seconds', answerInstead, 409, 429, {
      'retry-after': '7.5',
    }),
    wait('createCategory', 'asks to wait for a moment in the past', answerInstead, 409, 429, {
      'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT',
    }),
    wait('updateProfile', 'asks to wait for some seconds', answerInstead, 409, 429, {
      'retry-after': '30s',
    }),
    ...errors.map(([operation, status, error]) =>
      fault(
        operation,
        `answers ${error.slice(0, 12).trim()} at ${status}`,
        'plain-error',
        inPlaceOf,
        status,
        { error },
        status,
      ),
    ),
    fault('signIn', 'answers a page at 429', 'content-type', answerPage, 401, 429),
    fault('signIn', 'answers a page at 401', 'content-type', answerPage, 401),
    fault('showProduct', 'answers a page at 404', 'content-type', answerPage, 404),
    fault('createOrder', 'answers a page at 409', 'content-type', answerPage, 409),
    fault('createPayment', 'answers a page at 400', 'content-type', answerPage, 400),
    fault('readProfile', 'answers a page at 403', 'content-type', answerPage, 403),
  ],
}
