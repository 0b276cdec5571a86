import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWorld } from './create-world'
import type { MockWorld } from './mock-world'

const NodeBlob = Blob
const NodeForm = FormData
const NodeRequest = Request

/** As jsdom 28 has it: Node does not take it for a blob of its own. */
class PageBlob {
  readonly type: string
  readonly #whole: Blob

  constructor(parts: BlobPart[] = [], { type = '' }: BlobPropertyBag = {}) {
    this.#whole = new NodeBlob(parts)
    this.type = type
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return this.#whole.arrayBuffer()
  }
}

class PageFile extends PageBlob {
  readonly name: string

  constructor(parts: BlobPart[], name: string, options?: BlobPropertyBag) {
    super(parts, options)
    this.name = name
  }
}

type Value = string | PageFile

class PageForm {
  readonly #entries: [string, Value][] = []

  append(name: string, value: Value): void {
    this.#entries.push([name, value])
  }

  [Symbol.iterator](): Iterator<[string, Value]> {
    return this.#entries[Symbol.iterator]()
  }
}

/** What Vitest 4.1 has in place of Node's, which looks for a blob's bytes where jsdom 28 has none. */
class PageRequest extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    const body: unknown = init?.body
    super(input, body instanceof PageForm ? { ...init, body: toNodeForm(body) } : init)
  }

  static override [Symbol.hasInstance](instance: unknown): boolean {
    return NodeRequest[Symbol.hasInstance](instance)
  }
}

function toNodeForm(form: PageForm): FormData {
  const made = new NodeForm()
  for (const [name, value] of form) {
    if (typeof value === 'string') made.append(name, value)
    else made.append(name, new NodeBlob(['undefined'], { type: value.type }))
  }
  return made
}

let world: MockWorld

beforeEach(async () => {
  world = await createWorld()
  const page = { Blob: PageBlob, File: PageFile, FormData: PageForm, Request: PageRequest }
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value)
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await world.delete()
})

/** A call that creates a product with a photo, from what a page has. */
async function createCall(): Promise<[string, RequestInit]> {
  const { token, user } = await world.persona('administrator')
  const [product] = await (await world.fetch('/api/product/list?limit=1')).json()
  const picture = await (await world.fetch(product.photo.data)).arrayBuffer()
  const form = new FormData()
  const texts = { name: 'A "short"\nPrompt', description: 'For tests.', price: '12', shipping: '0' }
  for (const [name, text] of Object.entries(texts)) form.append(name, text)
  form.append('quantity', '3')
  form.append('category', product.category._id)
  form.append('file', new File([picture], 'a "photo".webp', { type: 'image/webp' }))
  const headers = { Authorization: `Bearer ${token}` }
  return [`${world.baseUrl}/product/create/${user._id}`, { method: 'POST', headers, body: form }]
}

test('MPKG-2 a page’s form arrives with its file, where the page’s Request loses it', async () => {
  const answer = await world.fetch(...(await createCall()))
  const made = await answer.json()
  expect([answer.status, made.message]).toEqual([200, 'The product was created.'])
  expect(made.data).toMatchObject({ name: 'A "short"\r\nPrompt', photo: expect.anything() })
})

test('MPKG-2 a page’s blob arrives, with its type', async () => {
  const body = JSON.stringify({ email: 'shopper@promptbazaar.example', password: 'bazaar-shopper' })
  const blob = new Blob([body], { type: 'application/json' })
  expect((await world.fetch('/api/auth/signin', { method: 'POST', body: blob })).status).toBe(200)
})

test('MPKG-2 a request that has lost its file is refused with what to do', async () => {
  const [address, init] = await createCall()
  const sent = world.fetch(new Request(address, init))
  await expect(sent).rejects.toThrow(/file of this form is lost.*body: form/)
  expect(world.calls('createProduct')).toEqual([])
})
