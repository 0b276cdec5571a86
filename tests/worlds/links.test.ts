import { afterAll, beforeAll, expect, test } from 'vitest'
import { escapeMarkup } from '../../mocks/contract/escape-markup'
import { createWorldsApp } from '../../mocks/worlds/http/worlds-app'
import { describeSituation, openSituation } from '../../mocks/worlds/link/open-situation'
import { readSituation, writeSituation } from '../../mocks/worlds/link/situation'
import { signInAs } from '../../mocks/worlds/personas/sign-in-as'
import { startWorlds } from '../../mocks/worlds/start-worlds'
import type { Worlds } from '../../mocks/worlds/worlds'
import { allOrders } from './claims/orders-of'
import { LEADS_TO_SHOP, openPage } from './open-page'
import { savedMethods } from './saved-methods'
import { shopOf } from './shop-of'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let here: Worlds
/** Another developer's mock. */
let there: Worlds

beforeAll(async () => {
  here = await startWorlds({ log: () => undefined, checksAnswers: true })
  there = await startWorlds({ log: () => undefined, checksAnswers: true })
})

afterAll(() => Promise.all([here.close(), there.close()]))

const BEA = { name: 'Bea', email: 'bea@shop.example', password: 'correct horse 9' }
test('WORLD-5 a link opens on another machine the world that it was made of: same ids, clock and troubles', async () => {
  const world = await here.use('linked', 'one-product')
  const shop = shopOf(world)
  world.setClock({ freeze: 'now' })
  await signInAs(world, 'regular')
  const product = await shop.addProduct({ name: 'Linked' })
  const shopper = await shop.shopper()
  const nonce = await shop.typeCard(shopper, { number: '4111111111111111' })
  const transaction_id = await shop.pay(shopper, 25, nonce)
  const order = await shop.buy(shopper, [{ product, count: 2 }], { transaction_id })
  world.troubles.set('createOrder:answer-lost;nth=2')

  const link = writeSituation(describeSituation(world, { persona: 'regular', page: '/cart' }))
  const situation = readSituation(new URLSearchParams(link))
  const session = await openSituation(there, 'linked', situation)
  const same = await there.use('linked')
  expect(session?.user.name).toBe('Rut Regular')
  expect(situation.page).toBe('/cart')
  expect(same.now()).toEqual(world.now())
  expect(same.clock().kind).toBe('frozen')
  expect(same.troubles.list()).toEqual(['createOrder:answer-lost;nth=2'])
  expect(same.steps().length).toBe(world.steps().length)
  const orders = await allOrders(shopOf(same))
  expect(orders[0]).toEqual(order)
  // The state's own data have the dates of the mock that made them.
  const ids = (all: readonly { _id: string }[]) => all.map(({ _id }) => _id).toSorted()
  expect(ids(orders)).toEqual(ids(await allOrders(shop)))
  expect(ids(await shopOf(same).products())).toEqual(ids(await shop.products()))
})

test('WORLD-5 a purchase with a card that was listed as saved is done again from a link', async () => {
  const world = await here.use('saved', 'one-product', new Date('2026-12-24T18:00:00Z'))
  const shop = shopOf(world)
  const shopper = await shop.shopper()
  const [product] = await shop.products()
  if (!product) throw new Error('There is no product.')
  await shop.saveCard(shopper, { number: '4111111111111111' })
  const [saved] = await savedMethods(world, shop, shopper)
  const transaction_id = await shop.pay(shopper, product.price, saved?.nonce)
  const order = await shop.buy(shopper, [{ product, count: 1 }], { transaction_id })

  const link = writeSituation(describeSituation(world, { persona: undefined, page: '/' }))
  await openSituation(there, 'saved', readSituation(new URLSearchParams(link)))
  expect((await allOrders(shopOf(await there.use('saved'))))[0]).toEqual(order)
})

test.each(['frozen', 'running'])(
  'WORLD-5 a world that was begun frozen has the same dates behind its link, its clock %s',
  async (kind) => {
    const began = new Date('2026-12-24T18:00:00Z')
    const world = await here.use('dated', 'first-order', began)
    // Put into it later on, it says so too.
    if (kind === 'running') await here.applyState(world, 'first-order', began)
    if (kind === 'running') world.setClock({ run: true })
    await shopOf(world).signUp(BEA)
    const query = writeSituation(describeSituation(world, { persona: undefined, page: '/' }))
    await openSituation(there, 'dated', readSituation(new URLSearchParams(query)))
    const same = await there.use('dated')
    expect(same.clock().kind).toBe(kind)
    expect(Math.abs(same.now().getTime() - began.getTime())).toBeLessThan(HOUR_MS)
    const orders = await allOrders(shopOf(same))
    expect(orders[0]?.createdAt).toMatch(/^2026-12-24T17:5/)
    expect(orders).toEqual(await allOrders(shopOf(world)))
    expect(await shopOf(same).products()).toEqual(await shopOf(world).products())
  },
)

test.each([
  ['with the machine’s', 0, 0],
  // Between link and opening some time has passed.
  ['ahead of it', DAY_MS, HOUR_MS],
])('WORLD-5 a clock that ran %s goes on so after a link’s steps', async (_, aheadMs, slackMs) => {
  const world = await here.use('running', 'one-product')
  await here.applyState(world, 'one-product')
  world.setClock({ advanceMs: aheadMs })
  await signInAs(world, 'first-time-buyer')
  const situation = describeSituation(world, { persona: undefined, page: '/' })
  expect(situation.steps).toHaveLength(1)
  const link = readSituation(new URLSearchParams(writeSituation(situation)))
  await openSituation(there, 'running', link)
  const clock = (await there.use('running')).clock()
  const ahead = clock.kind === 'running' ? clock.aheadMs : Number.NaN
  expect(Math.abs(ahead - aheadMs)).toBeLessThanOrEqual(slackMs)
})

test('WORLD-5 a link with a time starts the clock that its state has stopped', async () => {
  const query = 'state=leap-day&time=2028-02-29T13:00:00Z'
  await openSituation(there, 'leaping', readSituation(new URLSearchParams(query)))
  expect((await there.use('leaping')).clock().kind).toBe('running')
})

test('WORLD-5 WORLD-2 a link of state and persona writes the session and leads to the page', async () => {
  const request = new Request(
    'http://p.localhost:4010/-open?state=one-left&persona=shopper&page=/shop',
  )
  const answer = await openPage(here, 'p', request)
  expect(answer.status).toBe(200)
  const page = await answer.text()
  expect(page).toContain(LEADS_TO_SHOP)
  const [, literal = ''] = /setItem\('jwt', (".*?[^\\]")\)/.exec(page) ?? []
  const session = JSON.parse(JSON.parse(literal))
  expect(session.user).toMatchObject({ name: 'Sam Shopper' })
  expect((await here.use('p')).state()).toBe('one-left')
})

test('WORLD-5 the control API makes a link to the world’s own host', async () => {
  const app = await createWorldsApp(here)
  await here.use('asked', 'no-photos')
  const url = 'http://localhost:4010/w/asked/link?persona=regular&page=/shop'
  const { link } = await (await app.request(url)).json()
  expect(link).toMatch(/^http:\/\/asked\.localhost:4010\/-open\?version=1&state=no-photos&/)
  expect(new URL(link).searchParams.get('persona')).toBe('regular')
})

test.each([
  ['version=0', 'This link has version 0, and this mock opens version 1.'],
  ['state=dream', 'There is no state "dream". There are seed, empty-shop,'],
  ['persona=nobody', 'There is no persona "nobody". There are administrator,'],
  ['troubles=nothing:cut', 'There is no operation "nothing". There are signIn,'],
  ['weather=rain', 'A link has no "weather". It has version, state, persona, began,'],
  ['time=2026-01-01T00:00:00Z&freeze=2026-01-01T00:00:00Z', 'A link has time, from which'],
  ['time=9999-12-31T23:59:59-01:00', 'There is no such time for a clock'],
  ['freeze=9999-12-31T23:59:59-01:00', 'There is no such time for a clock'],
  ['began=0999-12-31T23:59:59Z', 'A world begins at a time of the years 1010 to 9999'],
  ['time=soon', 'time takes a time as 2026-11-23T12:00:00Z.'],
  ['page=//evil.example', 'page takes the path of a page of the shop'],
  ['page=/%09/evil.example', 'page takes the path of a page of the shop'],
  ['page=/%0A%5Cevil.example', 'page takes the path of a page of the shop'],
  ['steps=%25%25', 'The steps of this link are damaged'],
])('WORLD-6 a link with %s says what there is, and changes nothing', async (query, sentence) => {
  const world = await here.use('safe', 'one-product')
  const answer = await openPage(here, 'safe', new Request(`http://safe.localhost/-open?${query}`))
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(escapeMarkup(sentence))
  expect(world.state()).toBe('one-product')
  await openPage(here, 'fresh', new Request(`http://fresh.localhost/-open?${query}`))
  expect(await here.find('fresh')).toBeUndefined()
})

test('WORLD-6 a link whose steps end otherwise here says which, and leaves the world as it was', async () => {
  const world = await here.use('stepped', 'one-product')
  await shopOf(world).signUp(BEA)
  const situation = describeSituation(world, { persona: undefined, page: '/' })
  const [step] = situation.steps
  if (!step) throw new Error('There is no step.')
  const wrong = { ...situation, steps: [step, { ...step, status: 201 }] }
  const query = writeSituation({ ...wrong, state: 'no-orders' })
  const open = (name: string) =>
    openPage(there, name, new Request(`http://${name}.localhost/-open?${query}`))
  const kept = await there.use('kept', 'one-product')
  await shopOf(kept).signUp(BEA)
  const products = await shopOf(kept).products()
  const [steps, number] = [kept.steps(), (await there.list()).length]
  expect(steps).toHaveLength(1)
  const answer = await open('kept')
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Step 2 of this link, POST /api/auth/signup, answered 409')
  expect(await shopOf(kept).products()).toEqual(products)
  expect([kept.steps(), kept.state(), kept.source()]).toEqual([steps, 'one-product', 'state'])
  expect(await there.list()).toHaveLength(number)
  await open('never')
  expect(await there.find('never')).toBeUndefined()
})

test('WORLD-6 a link whose steps have changed its persona’s password is refused, and leaves the world its data', async () => {
  const world = await here.use('locked-out', 'one-product')
  const { token, user } = await signInAs(world, 'first-time-buyer')
  const { response } = await shopOf(world).api.PUT('/user/profile/{userId}', {
    params: { path: { userId: user._id } },
    headers: { Authorization: `Bearer ${token}` },
    body: { name: user.name, email: user.email, password: 'another word 9' },
  })
  expect(response.status).toBe(200)
  const query = writeSituation(describeSituation(world, { persona: 'first-time-buyer', page: '/' }))
  const open = (name: string) =>
    openPage(there, name, new Request(`http://${name}.localhost/-open?${query}`))
  const kept = await there.use('locked-out', 'no-orders')
  kept.setClock({ freeze: new Date('2027-01-01T00:00:00Z') })
  kept.troubles.set('createOrder:hang')
  const products = await shopOf(kept).products()
  const answer = await open('locked-out')
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('The persona first-time-buyer')
  expect(kept.state()).toBe('no-orders')
  expect(kept.now()).toEqual(new Date('2027-01-01T00:00:00Z'))
  expect(kept.troubles.list()).toEqual(['createOrder:hang'])
  expect(await shopOf(kept).products()).toEqual(products)
  // Its name makes the ids that the steps ask for.
  await there.remove('locked-out')
  expect((await open('locked-out')).status).toBe(400)
  expect(await there.find('locked-out')).toBeUndefined()
})

test('WORLD-5 a link that a page would load in the background opens nothing', async () => {
  const headers = { 'Sec-Fetch-Dest': 'image' }
  const request = new Request('http://q.localhost/-open?state=seed', { headers })
  expect((await openPage(here, 'q', request)).status).toBe(403)
  expect(await here.find('q')).toBeUndefined()
})

test('WORLD-5 what no link can hold is said, with the file that can', async () => {
  const world = await here.use('heavy')
  await here.load(world, await here.save(world))
  expect(() => describeSituation(world, { persona: undefined, page: '/' })).toThrow(
    'save it to a file',
  )
})
