import type { Part } from './part'

const CLIENT_API_PARTS: readonly (readonly [path: RegExp, part: Part])[] = [
  [/^configuration$/, 'configuration'],
  [/^payment_methods$/, 'saved methods'],
  [/^payment_methods\/credit_cards$/, 'tokenize card'],
  [/^payment_methods\/paypal_accounts$/, 'paypal account'],
  [/^payment_methods\/apple_payment_tokens$/, 'apple pay card'],
  [/^apple_pay_web\/sessions$/, 'apple pay session'],
  [/^paypal_hermes\//, 'paypal payment'],
  [/^payment_methods\/[^/]+\/three_d_secure\/lookup$/, '3d secure lookup'],
  [/^payment_methods\/[^/]+\/three_d_secure\/authenticate_from_jwt$/, '3d secure answer'],
  [/^analytics$/, 'analytics'],
]

const GRAPHQL_PARTS: readonly (readonly [text: RegExp, part: Part])[] = [
  [/ClientConfiguration/, 'configuration'],
  [/TokenizeCreditCard/, 'tokenize card'],
  [/DeletePaymentMethodFromSingleUseToken/, 'delete method'],
  // The question for the status has the name of what is asked about too.
  [/PaymentContextStatus|node\(/, 'venmo status'],
  [/PaymentContext\(/, 'venmo context'],
]

const ADDRESSES: readonly (readonly [address: RegExp, part: Part])[] = [
  [/^https:\/\/client-analytics\.(sandbox\.)?braintreegateway\.com\//, 'analytics'],
  [/^https:\/\/www\.paypal\.com\/xoplatform\/logger\//, 'analytics'],
  [/^https:\/\/b\.stats\.paypal\.com\//, 'analytics'],
  [
    /^https:\/\/assets\.braintreegateway\.com\/.*\/hosted-fields-frame(\.min)?\.html/,
    'card fields frame',
  ],
  [/^https:\/\/assets\.braintreegateway\.com\/assets\//, 'card fields frame'],
  [/^https:\/\/assets\.braintreegateway\.com\//, 'other frame'],
  [/^https:\/\/www\.paypalobjects\.com\/api\/checkout(\.min)?\.js/, 'paypal script'],
  [/^https:\/\/www\.paypal\.com\/sdk\/js/, 'paypal script'],
  [/^https:\/\/pay\.google\.com\/gp\/p\/js\/pay\.js/, 'google pay script'],
  [/^https:\/\/songbird(stag)?\.cardinalcommerce\.com\//, 'songbird script'],
  [/^https:\/\/(cas\.)?static\.client\.cardinaltrusted\.com\//, 'songbird script'],
  [/^https:\/\/c\.paypal\.com\/da\/r\/fb\.js/, 'fraudnet script'],
  [/^https:\/\/(account(\.ext\.live)?\.)?venmo\.com\//, 'venmo page'],
]

const CLIENT_API =
  /^https:\/\/api\.(?:sandbox\.)?braintreegateway\.com(?::443)?\/merchants\/\w+\/client_api\/v1\/([^?]*)/
const GRAPHQL = /^https:\/\/payments\.(sandbox\.)?braintree-api\.com\/graphql/

/** Braintree's hosts, and those of the wallets and banks behind it. */
const HOSTS =
  /(^|\.)(braintreegateway\.com|braintree-api\.com|paypal\.com|paypalobjects\.com|venmo\.com|cardinalcommerce\.com|cardinaltrusted\.com)$|^pay\.google\.com$/

/** Whether the provider, or one of its partners, is at this address. */
export function isProviderHost({ hostname }: URL): boolean {
  return HOSTS.test(hostname)
}

/** What a request is about; `undefined` for an address that the provider does not have. */
export function findPart(url: string, body: string): Part | undefined {
  const [, path] = CLIENT_API.exec(url) ?? []
  if (path !== undefined) return first(CLIENT_API_PARTS, path)
  if (GRAPHQL.test(url)) return first(GRAPHQL_PARTS, body)
  return first(ADDRESSES, url)
}

function first(
  table: readonly (readonly [pattern: RegExp, part: Part])[],
  text: string,
): Part | undefined {
  return table.find(([pattern]) => pattern.test(text))?.[1]
}
