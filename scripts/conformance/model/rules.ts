/** How far a service is: each level builds on the one before. */
export const levels = ['reachable', 'shapes', 'access', 'journeys', 'money'] as const

export type Level = (typeof levels)[number]

interface RuleFacts {
  readonly level: Level
  /** What the contract requires, in a sentence. */
  readonly promise: string
  /** The contract doesn't require it, but users would be better off. */
  readonly isAdvice?: true
}

/** Everything a finding can be about: one row a rule. */
export const rules = {
  'not-built': { level: 'reachable', promise: 'The operation exists.' },
  unreachable: { level: 'reachable', promise: 'Every request is answered.' },
  'server-error': { level: 'reachable', promise: 'A request never makes the service fail.' },
  refused: { level: 'reachable', promise: 'A request that conforms is accepted.' },
  status: { level: 'shapes', promise: 'Only the statuses of the contract are answered.' },
  'content-type': { level: 'shapes', promise: 'Answers are application/json.' },
  schema: { level: 'shapes', promise: 'An answer has the shape that the contract gives it.' },
  header: { level: 'shapes', promise: 'An answer carries the headers that the contract requires.' },
  'bad-input': {
    level: 'shapes',
    promise: 'A request that breaks one rule of its schema is a 400.',
  },
  'too-large': { level: 'shapes', promise: 'A body larger than the contract allows is a 413.' },
  'plain-error': { level: 'shapes', promise: 'An error is a sentence for people.' },
  'named-field': { level: 'shapes', promise: 'The error of a 400 names the field that is wrong.' },
  'no-token': { level: 'access', promise: 'A protected call without a token is a 401.' },
  'bad-token': { level: 'access', promise: 'A malformed or forged token is a 401.' },
  'not-yours': { level: 'access', promise: "The path's user must be the token's; otherwise 403." },
  'not-admin': { level: 'access', promise: 'What is for administrators is a 403 for others.' },
  secret: { level: 'access', promise: 'No answer holds a password or a hash of one.' },
  'whole-user': { level: 'access', promise: 'An order says who ordered by id and name alone.' },
  'private-cache': {
    level: 'access',
    promise: 'No shared cache may store what is for one user.',
  },
  attempts: { level: 'access', promise: 'Attempts to sign in are limited.' },
  'public-access': { level: 'access', promise: 'A public call works whatever token comes along.' },
  'unknown-id': { level: 'journeys', promise: 'An unknown id is a 404.' },
  'read-back': { level: 'journeys', promise: 'What was written is what is read.' },
  'kept-value': { level: 'journeys', promise: 'What was not sent keeps its value.' },
  'sort-order': {
    level: 'journeys',
    promise: 'Lists are in the order that the contract gives them.',
  },
  limit: {
    level: 'journeys',
    promise: 'A list holds at most `limit` entries, all for `undefined`.',
  },
  'steady-time': {
    level: 'journeys',
    isAdvice: true,
    promise: 'Advice only: a short list takes no longer because there are more products.',
  },
  condition: {
    level: 'journeys',
    promise:
      'A change under `If-Match` is refused only where the condition fails, and then not made.',
  },
  'page-size': { level: 'journeys', promise: '`size` counts the products of the page.' },
  'disjoint-pages': { level: 'journeys', promise: 'Pages do not overlap and leave nothing out.' },
  'category-filter': { level: 'journeys', promise: 'Only products of the asked categories come.' },
  'price-filter': { level: 'journeys', promise: 'Only prices within the inclusive bounds come.' },
  search: { level: 'journeys', promise: 'Search finds names that contain the text, in any case.' },
  related: {
    level: 'journeys',
    promise: 'Related products share the category, without the product.',
  },
  credentials: { level: 'journeys', promise: 'Wrong credentials are a 401, always the same.' },
  session: { level: 'journeys', promise: 'Signing in answers with a token of that user.' },
  'session-end': {
    level: 'journeys',
    promise: 'A new password ends the user’s other sessions, and nothing else in a profile does.',
  },
  'sign-up': { level: 'journeys', promise: 'Signing up makes an account and signs nobody in.' },
  'email-taken': { level: 'journeys', promise: 'An email has one account, whatever its case.' },
  'category-taken': { level: 'journeys', promise: 'A category name is unique, whatever its case.' },
  'ignored-field': {
    level: 'journeys',
    promise: 'Fields that are not the client’s to set are ignored.',
  },
  'own-orders': { level: 'journeys', promise: 'A user sees their own orders and no others.' },
  'order-copy': { level: 'journeys', promise: 'An order keeps its copy of a product.' },
  'order-status': { level: 'journeys', promise: 'A status is one of the listed values, and kept.' },
  'wrong-order': {
    level: 'journeys',
    promise: 'The status of the order in the path is set, no other.',
  },
  'other-records': {
    level: 'journeys',
    promise: 'A request changes the record that it names and no other.',
  },
  'charged-amount': { level: 'money', promise: 'What was asked for is charged, to the cent.' },
  declined: {
    level: 'money',
    promise: 'A declined charge is a 402, which does not say what helps to try stolen cards.',
  },
  'nonce-once': { level: 'money', promise: 'A nonce is charged once.' },
  'unpaid-order': {
    level: 'money',
    promise: 'An order needs a charged transaction of its own user.',
  },
  'order-amount': {
    level: 'money',
    promise: 'The products’ total, the amount and the charge are one sum.',
  },
  'own-prices': { level: 'money', promise: 'The service takes its own names and prices.' },
  'one-order': { level: 'money', promise: 'A transaction makes one order.' },
  'voided-charge': { level: 'money', promise: 'An impossible order voids its transaction.' },
  oversold: { level: 'money', promise: 'No more is sold than is in stock.' },
  'stock-count': { level: 'money', promise: 'An order moves its pieces from stock to sold.' },
} as const satisfies Readonly<Record<string, RuleFacts>>

export type RuleId = keyof typeof rules
