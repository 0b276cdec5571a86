import { asArray, asObject } from '../../../../mocks/contract/json'
import type { Difference } from '../../model/errors'
import { differ, differIf } from './differ'
import { isHidden, type Seen, type Subject, textOf } from './seen'

/** What else is known of a call. */
export interface Knowledge {
  /** Whether the caller is known to be one that may make the call. */
  mayCall(seen: Seen): boolean
  isKnownCategory(id: string): boolean
  isKnownProduct(id: unknown): boolean
}

/** Other refusals that may come before the one of bad input, by operation. */
const EARLIER: Readonly<Record<string, readonly number[]>> = {
  updateProduct: [404, 412],
  updateOrderStatus: [404, 412],
}
const OFTEN_GUESSED = 12

/** Requests by the schemas of the contract: what breaks one is refused as bad input, and nothing else is. */
export function createInput(knowledge: Knowledge): Subject {
  const { mayCall } = knowledge
  const judgeBroken = (seen: Seen, place: string): Difference | undefined => {
    const { exchange, operation, isOk } = seen
    const due = [400, 413, 429, 500, 503, ...(EARLIER[operation.id] ?? [])]
    const isOther = operation.responses.has(exchange.status) && !due.includes(exchange.status)
    return differIf(isOk || (isOther && mayCall(seen)), seen, {
      rule: 'bad-input',
      expected: '400',
      cause: `The request breaks its schema${place === '' ? '' : ` at ${place}`}.`,
    })
  }

  const judgeLarge = (seen: Seen): Difference | undefined =>
    differIf(seen.isOk || (seen.exchange.status === 400 && mayCall(seen)), seen, {
      rule: 'too-large',
      expected: '413',
      cause: 'The body is larger than the operation takes.',
    })

  const judgeWhole = (seen: Seen): Difference | undefined => {
    const isRefused = seen.exchange.status === 400 && mayCall(seen)
    return differIf(isRefused && !mayRefuse(seen, knowledge), seen, {
      rule: 'refused',
      expected: 'no 400',
      cause: 'The request is as the contract allows it.',
    })
  }

  const judgeRequest = (seen: Seen): Difference | undefined => {
    const { broken, operation } = seen
    if (broken === 'unreadable')
      return operation.body?.kind === 'json' ? judgeBroken(seen, '') : undefined
    const place = broken[0] ?? (hasFalsePicture(seen) ? '/file' : undefined)
    if (isTooLarge(seen)) return place === undefined ? judgeLarge(seen) : undefined
    return place === undefined ? judgeWhole(seen) : judgeBroken(seen, place)
  }

  return {
    judge(seen) {
      const isFault = seen.exchange.status === 500 && seen.operation.id !== 'createPayment'
      const cause = 'The service failed on a request; its log says why.'
      return isFault
        ? [differ(seen, { rule: 'server-error', expected: 'any other status', cause })]
        : [judgeRequest(seen)]
    },
  }
}

function isTooLarge({ exchange: { request }, operation: { body } }: Seen): boolean {
  return (
    body?.kind === 'json' &&
    request.body?.kind === 'text' &&
    Buffer.byteLength(request.body.text) > body.maxBytes
  )
}

/** Pictures of every kind begin with bytes that no text has. */
function hasFalsePicture({ sent }: Seen): boolean {
  const bytes = readBytes(sent['file'])
  return bytes !== undefined && bytes.length > 0 && bytes.every((byte) => byte > 8 && byte < 127)
}

function readBytes(file: unknown): Uint8Array | undefined {
  const { bytes } = asObject(file)
  return bytes instanceof Uint8Array ? bytes : undefined
}

/** Whether a service may answer 400 to a request that no schema forbids. */
function mayRefuse(
  { operation: { id, body }, path, sent, exchange }: Seen,
  { isKnownCategory, isKnownProduct }: Knowledge,
): boolean {
  if (body && !exchange.request.body) return true
  if (Object.values(sent).some(isHidden)) return true
  const said = `${JSON.stringify(sent)}${decodeURIComponent(exchange.request.url.replaceAll('%', '%25'))}`
  // NUL and half of a surrogate pair.
  if (/\\u0000|%00|%ED%A0|%EF%BF%BD/i.test(said) || /\p{Surrogate}|\\ud[89a-f]/iu.test(said))
    return true
  switch (id) {
    case 'updateOrderStatus':
    case 'createOrder':
      // They depend on more than a schema.
      return true
    case 'createPayment':
      // A nonce may be unknown, have expired or be another user's, and one of the sandbox is a 400 where money is real.
      return sent['amount'] !== 0
    case 'signUp':
    case 'updateProfile':
      return isOftenGuessed(textOf(sent['password']))
    case 'filterProducts': {
      const [low, high] = asArray(asObject(sent['filters'])['price'])
      return low !== undefined && (high === undefined || Number(low) > Number(high))
    }
    case 'createProduct':
    case 'updateProduct': {
      const { category, file } = sent
      // A picture may be broken where no schema sees it, and its bytes are not recorded by every program.
      // An id that is none may be bad input.
      if (id === 'updateProduct' && !isKnownProduct(path['productId'])) return true
      return file !== undefined || (typeof category === 'string' && !isKnownCategory(category))
    }
    default:
      return false
  }
}

/** A short one, or one sign again and again. */
function isOftenGuessed(password: string | undefined): boolean {
  if (password === '') return false
  return password === undefined || password.length <= OFTEN_GUESSED || new Set(password).size < 4
}
