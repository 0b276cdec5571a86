import { afterAll, beforeAll, expect, test } from 'vitest'
import { escapeMarkup } from '../../mocks/contract/escape-markup'
import { startWorlds } from '../../mocks/worlds/start-worlds'
import type { Worlds } from '../../mocks/worlds/worlds'
import { LEADS_TO_SHOP, openPage } from './open-page'

/** What a browser says of a click, or of a script's `window.open`, in a page of another site. */
const FROM_ELSEWHERE = {
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Site': 'cross-site',
  Referer: 'https://evil.example/',
}
const QUERY = 'state=empty-shop&persona=administrator&page=/shop'

let worlds: Worlds

beforeAll(async () => {
  worlds = await startWorlds({ log: () => undefined, checksAnswers: true })
})
afterAll(() => worlds.close())

const open = (name: string, headers: Record<string, string>, method = 'GET', query = QUERY) =>
  openPage(
    worlds,
    name,
    new Request(`http://${name}.localhost:4010/-open?${query}`, { method, headers }),
  )

test.each(['GET', 'POST'])(
  'WORLD-5 a page of another site, by %s, only has a person asked before a world loses what it has',
  async (method) => {
    const world = await worlds.use('mine', 'one-product')
    for (const headers of [
      FROM_ELSEWHERE,
      { ...FROM_ELSEWHERE, 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      const answer = await open('mine', headers, method)
      expect(answer.status).toBe(200)
      const page = await answer.text()
      expect(page).toContain('Open this link in the world "mine"?')
      expect(page).toContain(escapeMarkup('Its data is replaced by the state "empty-shop".'))
      expect(page).not.toContain('<script')
      expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
      expect(world.state()).toBe('one-product')
    }
  },
)

test('WORLD-5 WORLD-14 the world whose data is kept is not replaced from elsewhere, before its first use either', async () => {
  await open('default', FROM_ELSEWHERE)
  expect(await worlds.find('default')).toBeUndefined()
})

test('WORLD-5 what a link says is text in the page that asks', async () => {
  await worlds.use('quoted')
  const markup = '<img src=x onerror=alert(1)>'
  for (const name of ['state', 'persona', 'troubles', 'page']) {
    const query = new URLSearchParams({ [name]: name === 'page' ? `/${markup}` : markup })
    const answer = await open('quoted', FROM_ELSEWHERE, 'GET', query.toString())
    expect(await answer.text()).toContain(escapeMarkup('<img src=x'))
  }
})

test.each([
  ['the button of that page', 'POST', { ...FROM_ELSEWHERE, 'Sec-Fetch-Site': 'same-origin' }],
  ['an address that was typed', 'GET', { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'none' }],
  ['the desk', 'GET', { ...FROM_ELSEWHERE, Referer: 'http://localhost:4010/' }],
])('WORLD-5 %s opens the link', async (_, method, headers) => {
  const world = await worlds.use('own', 'one-product')
  await worlds.applyState(world, 'one-product')
  expect(await (await open('own', headers, method)).text()).toContain(LEADS_TO_SHOP)
  expect(world.state()).toBe('empty-shop')
})

test('WORLD-5 a link from elsewhere makes a world that there is not yet', async () => {
  const answer = await open('new', FROM_ELSEWHERE)
  expect(await answer.text()).toContain(LEADS_TO_SHOP)
  expect((await worlds.find('new'))?.state()).toBe('empty-shop')
})
