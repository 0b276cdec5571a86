import { isObject, type JsonObject } from '../../../mocks/contract/json'
import type { Wrapper } from '../../../scripts/conformance/self-test/fault'
import { BASE_URL } from '../../../scripts/conformance/self-test/start-service'
import { readForm } from '../../../scripts/conformance/self-test/wrap/messages'

/** The service's own paths, written by hand, so that the map is not held against itself. */
const routes: readonly (readonly [method: string, own: RegExp, method: string, path: string])[] = [
  ['GET', /^\/v2\/products$/, 'GET', '/product/list'],
  ['POST', /^\/v2\/products\/filter$/, 'POST', '/product/by/search'],
  ['GET', /^\/v2\/find$/, 'GET', '/product/search'],
  ['GET', /^\/v2\/products\/([^/]*)$/, 'GET', '/product/show/$1'],
  ['POST', /^\/v2\/products$/, 'POST', '/product/create/:user'],
  ['PATCH', /^\/v2\/products\/([^/]*)$/, 'PUT', '/product/update/$1/:user'],
  ['DELETE', /^\/v2\/products\/([^/]*)$/, 'DELETE', '/product/delete/$1/:user'],
  ['GET', /^\/v2\/me$/, 'GET', '/user/profile/:user'],
  ['POST', /^\/v2\/sessions$/, 'POST', '/auth/signin'],
]

/** What is gone at this service, as it stands elsewhere. */
const GONE = /^\/(?:product\/(?!related)|auth\/signin$|user\/profile\/[^/]*$)/

const CENTS = 100
const ROLES = ['CUSTOMER', 'OWNER'] as const

/**
 * The project's own service with other paths, names and units: products have a `title` and a `priceInCents`, roles have names,
 * errors a `problem`, filters a `minMax` in cents, and of a profile and of products the token says whose call it is.
 */
export const withOtherPaths: Wrapper = (next) => {
  /** Users by their tokens. */
  const users = new Map<string, string>()
  return async (request) => {
    const translated = await translate(request, users)
    if (!translated) return notFound()
    const response = await next(translated)
    const json: unknown = await response
      .clone()
      .json()
      .catch(() => undefined)
    if (json === undefined) return response
    if (translated.url.endsWith('/auth/signin') && isObject(json) && isObject(json['user'])) {
      users.set(String(json['token']), String(json['user']['_id']))
    }
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    const isSearch = new URL(request.url).pathname.endsWith('/v2/find') && response.ok
    const body = toOwn(json)
    return new Response(JSON.stringify(isSearch ? { hits: { items: body } } : body), {
      status: response.status,
      headers,
    })
  }
}

function notFound(): Response {
  return new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain' } })
}

async function translate(
  request: Request,
  users: ReadonlyMap<string, string>,
): Promise<Request | undefined> {
  const url = new URL(request.url)
  const own = url.pathname.slice(new URL(BASE_URL).pathname.length)
  const token = request.headers.get('authorization')?.replace(/^bearer /i, '') ?? ''
  for (const [method, pattern, toMethod, path] of routes) {
    if (method !== request.method || !pattern.test(own)) continue
    const target = own.replace(pattern, path).replace(':user', users.get(token) ?? 'nobody')
    const query = url.search.replace(/^\?q=/, '?search=')
    return rebuild(request, `${BASE_URL}${target}${query}`, toMethod)
  }
  const isApi = request.url.startsWith(`${BASE_URL}/`) && !url.pathname.includes('payment_methods')
  if (isApi && GONE.test(own) && !(request.method === 'PUT' && own.startsWith('/user/'))) {
    return undefined
  }
  return isApi ? rebuild(request, request.url, request.method) : request
}

/** The request at another place, its body with the contract's names. */
async function rebuild(request: Request, url: string, method: string): Promise<Request> {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  // What is compressed can't be given other names.
  headers.delete('accept-encoding')
  if (method === 'GET' || method === 'DELETE') return new Request(url, { method, headers })
  const isForm = headers.get('content-type')?.startsWith('multipart/form-data') === true
  const form = isForm ? await readForm(request) : undefined
  if (form) {
    headers.delete('content-type')
    return new Request(url, { method, headers, body: renameForm(form) })
  }
  const text = await request.text()
  const json = isJson(text) ? JSON.stringify(fromOwn(JSON.parse(text))) : text
  return new Request(url, { method, headers, body: json })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function renameForm(form: FormData): FormData {
  const renamed = new FormData()
  for (const [name, value] of form) {
    if (name === 'title') renamed.append('name', value)
    else if (name === 'priceInCents') renamed.append('price', toDollars(value))
    else if (name !== 'name' && name !== 'price') renamed.append(name, value)
  }
  return renamed
}

function toDollars(value: FormDataEntryValue): string {
  const number = Number(value)
  return typeof value === 'string' && value !== '' && Number.isFinite(number)
    ? String(number / CENTS)
    : String(value)
}

/** A filter's prices in whole dollars. */
function fromOwn(value: unknown): unknown {
  if (!isObject(value) || !isObject(value['filters'])) return value
  const { minMax, price: _, ...filters } = value['filters']
  if (minMax === undefined) return { ...value, filters }
  const price = Array.isArray(minMax)
    ? minMax.map((one: unknown) => (typeof one === 'number' ? one / CENTS : one))
    : minMax
  return { ...value, filters: { ...filters, price } }
}

function toOwn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toOwn)
  if (!isObject(value)) return value
  const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toOwn(one)]))
  if ('sold' in inner) return renameProduct(inner)
  if ('role' in inner) return { ...inner, role: ROLES[inner['role'] === 1 ? 1 : 0] }
  if (typeof inner['error'] !== 'string') return inner
  const { error, ...rest } = inner
  return { ...rest, problem: error.replace('filters.price', 'filters.minMax') }
}

function renameProduct({ name, price, ...rest }: JsonObject): JsonObject {
  return { ...rest, title: name, priceInCents: Math.round(Number(price) * CENTS) }
}

/** The map that mends all of it. */
export const otherPaths = {
  without: ['userId'],
  operations: {
    listProducts: 'GET /v2/products',
    filterProducts: 'POST /v2/products/filter',
    searchProducts: { call: 'GET /v2/find', query: { search: 'q' }, answer: '/hits/items' },
    showProduct: 'GET /v2/products/{productId}',
    createProduct: 'POST /v2/products',
    updateProduct: 'PATCH /v2/products/{productId}',
    deleteProduct: 'DELETE /v2/products/{productId}',
    readProfile: 'GET /v2/me',
    signIn: 'POST /v2/sessions',
  },
  fields: {
    Product: { name: 'title', price: { name: 'priceInCents', times: CENTS } },
    ProductCreate: { name: 'title', price: { name: 'priceInCents', times: CENTS } },
    ProductUpdate: { name: 'title', price: { name: 'priceInCents', times: CENTS } },
    'ProductFilter.filters': { price: { name: 'minMax', times: CENTS } },
    User: { role: { values: { CUSTOMER: 0, OWNER: 1 } } },
    Error: { error: 'problem' },
    DeclinedError: { error: 'problem' },
  },
} as const
