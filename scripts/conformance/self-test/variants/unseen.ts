import { asArray, asObject, isObject } from '../../../../mocks/contract/json'
import type { Variant, Wrapper } from '../fault'
import { answerError } from '../input/refusals'
import { servePhotos, toJpeg, writePhotos } from '../services/photos'
import { everyBody, everyHeader, everyObject, everyProduct } from '../wrap/every-answer'
import { readJson } from '../wrap/messages'
import { onUsers, withKeys } from '../wrap/objects'
import { entries, onAnswer, onOperation } from '../wrap/one-operation'
import { createOwnTest } from '../wrap/own-products'
import { onError, onHeader } from '../wrap/partial'

/** What correct backends of Rails, Django, Spring, Go and Laravel do otherwise; written without a look at the checks. */
export const unseenVariants: readonly Variant[] = [
  {
    name: 'ids under two keys',
    wrap: everyObject((object) => ('_id' in object ? { ...object, id: object['_id'] } : object)),
  },
  {
    name: 'times under two keys',
    wrap: everyObject((object) =>
      'createdAt' in object ? { ...object, created_at: object['createdAt'] } : object,
    ),
  },
  {
    name: 'a flag of success in every object that is answered',
    wrap: everyBody((body, status) =>
      status < 300 && isObject(body) ? { success: true, ...body } : body,
    ),
  },
  {
    name: 'errors by their fields beside the sentence',
    wrap: everyErrors((text) => ({ errors: { [text.split(':')[0] ?? '']: [text] }, detail: text })),
  },
  { name: 'errors with the place in the code', wrap: everyErrors((text) => ({ trace: [text] })) },
  {
    name: 'answers that nobody may keep',
    wrap: everyHeader({ 'cache-control': 'private, no-store', pragma: 'no-cache', expires: '0' }),
  },
  {
    name: 'headers of gateways',
    wrap: everyHeader({ via: '1.1 varnish', 'x-request-id': 'c0ffee', vary: 'Accept, Origin' }),
  },
  {
    name: 'strict transport and a policy for content',
    wrap: everyHeader({
      'strict-transport-security': 'max-age=63072000',
      'content-security-policy': "default-src 'none'",
    }),
  },
  { name: 'answers in a stream', wrap: streamed() },
  { name: 'passwords of one sign refused', wrap: refuseRepeated() },
  {
    name: 'sessions with a lifetime and a token to renew them',
    wrap: onAnswer('signIn', (body) => ({
      ...asObject(body),
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: 'r9f2',
    })),
  },
  {
    name: 'users with a picture, a language and no telephone',
    wrap: (next) =>
      ['signIn', 'signUp', 'readProfile', 'updateProfile'].reduce(
        (inner, operation) =>
          onUsers(operation, withKeys({ avatar: null, locale: 'en', phone: null }))(inner),
        next,
      ),
  },
  {
    name: 'orders with a number, a currency and a history',
    wrap: everyObject((object) =>
      'transaction_id' in object
        ? { number: 1001, currency: 'USD', history: [{ at: object['createdAt'] }], ...object }
        : object,
    ),
  },
  {
    name: 'created products under another key too',
    wrap: onAnswer('createProduct', (body) => ({
      ...asObject(body),
      product: asObject(body)['data'],
    })),
  },
  {
    name: 'created categories under another key too',
    wrap: onAnswer('createCategory', (body) => ({
      ...asObject(body),
      category: asObject(body)['data'],
    })),
  },
  {
    name: 'updates of products without the name',
    wrap: onAnswer('updateProduct', () => ({ success: true, message: 'Saved.' })),
  },
  {
    name: 'deletions with what was deleted',
    wrap: onAnswer('deleteProduct', (body) => ({ ...asObject(body), data: { rows: 1 } })),
  },
  { name: 'sign-outs that clear the browser', wrap: clearSite() },
  {
    name: 'declined charges without a code',
    wrap: onError('createPayment', 402, (error) => ({ error })),
  },
  {
    name: 'photos with their measures',
    wrap: everyProduct((product) =>
      isObject(product['photo'])
        ? { ...product, photo: { ...product['photo'], width: 640, height: 480, blur: null } }
        : product,
    ),
  },
  {
    name: 'photos at an absolute address of its own',
    wrap: writePhotos('', (address) => ({ data: new URL(address, 'http://service.test').href })),
  },
  { name: 'photos as JPEG', wrap: servePhotos('', toJpeg) },
  { name: 'photos behind a redirect', wrap: redirectPhotos() },
  { name: 'shoppers who buy what others sell meanwhile', hides: true, wrap: buyOthers() },
  { name: 'categories that others add meanwhile', wrap: addCategories() },
  { name: 'looks at products that are counted', wrap: countLooks() },
]

/** Adds keys to the errors that have a sentence. */
function everyErrors(extra: (text: string) => object): Wrapper {
  return everyBody((body, status) => {
    const { error, message } = asObject(body)
    const text = error ?? message
    return status >= 400 && typeof text === 'string' ? { ...asObject(body), ...extra(text) } : body
  })
}

/** Without a length, in pieces. */
function streamed(): Wrapper {
  return (next) => async (request) => {
    const response = await next(request)
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    const bytes = new Uint8Array(await response.arrayBuffer())
    const half = Math.floor(bytes.length / 2)
    const stream = new ReadableStream({
      start(controller) {
        for (const piece of [bytes.slice(0, half), bytes.slice(half)]) controller.enqueue(piece)
        controller.close()
      },
    })
    const isEmpty = response.status === 204 || response.status === 304
    return new Response(isEmpty ? null : stream, { status: response.status, headers })
  }
}

/** `aaaaaaaa` is among the first to be guessed. */
function refuseRepeated(): Wrapper {
  const refuse = (operation: string) =>
    onOperation(operation, async (request, forward) => {
      const password = String((await readJson(request))['password'] ?? '')
      const isGuessable = password.length >= 6 && new Set(password).size === 1
      return isGuessable
        ? answerError(operation, 400, 'password: this one is guessed first. Choose another.')
        : forward()
    })
  return (next) => refuse('signUp')(refuse('updateProfile')(next))
}

function clearSite(): Wrapper {
  return (next) =>
    onHeader(
      'signOut',
      'clear-site-data',
      '"cookies"',
    )(onHeader('signOut', 'set-cookie', 'sid=; Max-Age=0')(next))
}

/** Pages follow it, as they follow the address of any picture. */
function redirectPhotos(): Wrapper {
  return (next) => async (request) => {
    const url = new URL(request.url)
    const isFirst = url.pathname.includes('/photo/') && !url.searchParams.has('width')
    if (!isFirst || request.method !== 'GET') return next(request)
    url.searchParams.set('width', '1200')
    return new Response(null, { status: 302, headers: { location: url.href } })
  }
}

/** The stock of products that are not the check's own goes down while it runs, a piece with every fifty looks. */
function buyOthers(): Wrapper {
  let looks = 0
  const isOwn = createOwnTest()
  return everyProduct((product) => {
    looks += 1
    return isOwn(product)
      ? product
      : { ...product, quantity: Math.max(0, Number(product['quantity']) - Math.floor(looks / 50)) }
  })
}

function addCategories(): Wrapper {
  let count = 0
  return onAnswer('listCategories', (body) => {
    count += 1
    const added = Array.from({ length: count }, (_, n) => ({ _id: `new_${n}`, name: `New ${n}` }))
    return [...entries(asArray(body)), ...added]
  })
}

function countLooks(): Wrapper {
  let looks = 0
  return everyProduct((product) => {
    looks += 1
    return { ...product, views: looks, viewedAt: new Date().toISOString() }
  })
}
