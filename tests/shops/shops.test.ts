import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '../../mocks/worlds/personas/sign-in-as'
import { buildStorefront } from '../../scripts/start/build-storefront'
import { createShops, type Shops } from './shops'

let shops: Shops
let ann: string
let bob: string

beforeAll(async () => {
  shops = await createShops(await buildStorefront('simulated', () => undefined), () => undefined)
  ann = await shops.open('ann')
  bob = await shops.open('bob')
  // The first page brings the code that draws.
  await read(`${bob}/shop`)
})

afterAll(() => shops.closeAll())

async function addCategory(origin: string, world: string, name: string): Promise<number> {
  const { token, user } = await signInAs(await shops.worlds.use(world), 'administrator')
  const response = await fetch(`${origin}/api/category/create/${user._id}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  return response.status
}

const read = async (address: string) => (await fetch(address)).text()

test('what one shop gets, its drawn pages show, and no other shop has it', async () => {
  expect(await addCategory(ann, 'ann', 'Of Ann alone')).toBe(200)
  expect(await read(`${ann}/shop`)).toContain('Of Ann alone')
  for (const path of ['/shop', '/api/category/list', '/sitemap.xml']) {
    expect(await read(bob + path)).not.toContain('Of Ann alone')
  }
})

test('nothing in an answer says whose world it is: addresses begin at the shop’s origin', async () => {
  const origin = await shops.open('carol')
  const [{ photo }] = JSON.parse(await read(`${origin}/api/product/list?limit=1`))
  expect(photo.data).toMatch(/^\/api\/photo\//)
  const answer = await fetch(origin + photo.data)
  expect(answer.headers.get('Content-Type')).toBe('image/webp')
})

test('a shop that is opened again begins anew, and one that is closed answers nobody', async () => {
  const first = await shops.open('dave')
  expect(await addCategory(first, 'dave', 'Of before')).toBe(200)
  const second = await shops.open('dave')
  expect(await read(`${second}/api/category/list`)).not.toContain('Of before')
  await shops.close('dave')
  await expect(fetch(second)).rejects.toThrow()
  await expect(shops.close('dave')).resolves.toBeUndefined()
  await expect(shops.open('Not a name')).rejects.toThrow(/is no name of a world/)
})
