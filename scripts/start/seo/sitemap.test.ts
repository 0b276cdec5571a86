import { expect, test } from 'vitest'
import { paths } from '../../../src/lib/paths'
import { PRIVATE_PREFIXES, renderRobots } from './robots'
import { MOST_URLS, readRange, renderSitemap, renderSitemapIndex } from './sitemap'

const ORIGIN = 'https://shop.example'
const BATCH_SIZE = 1_000

/** So many ids, and how many batches were asked for. */
function createIds(count: number) {
  const asked = { batches: 0 }
  async function* read(): AsyncGenerator<readonly string[]> {
    for (let start = 0; start < count; start += BATCH_SIZE) {
      asked.batches += 1
      const length = Math.min(BATCH_SIZE, count - start)
      yield Array.from({ length }, (_, index) => `prd_${start + index}`)
    }
  }
  return { asked, batches: read() }
}

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)

async function collect(texts: AsyncIterable<string>): Promise<string> {
  let all = ''
  for await (const text of texts) all += text
  return all
}

test('FIND-5 a sitemap has home, shop and every product, each by its one address', async () => {
  const xml = await collect(renderSitemap(ORIGIN, {}, createIds(2_500).batches))
  const found = locations(xml)
  expect(found).toHaveLength(2_502)
  expect(found.slice(0, 3)).toEqual([`${ORIGIN}/`, `${ORIGIN}/shop`, `${ORIGIN}/product/prd_0`])
  expect(new Set(found).size).toBe(found.length)
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n<url>/)
  expect(xml.trimEnd()).toMatch(/<\/urlset>$/)
})

test('FIND-5 no file has more URLs than the protocol allows, and none reads on beyond them', async () => {
  for (const range of [{}, { after: 'prd_1' }]) {
    const { asked, batches } = createIds(80_000)
    const xml = await collect(renderSitemap(ORIGIN, range, batches))
    expect(locations(xml)).toHaveLength(MOST_URLS)
    expect(asked.batches).toBe(MOST_URLS / BATCH_SIZE)
  }
})

test('FIND-5 a file is written while it is read: nothing is read ahead of what is taken', async () => {
  const { asked, batches } = createIds(40_000)
  const texts = renderSitemap(ORIGIN, {}, batches)
  const first = await texts.next()
  expect(asked.batches).toBe(1)
  expect(first.value).toContain(`${ORIGIN}/product/prd_0<`)
  await texts.next()
  expect(asked.batches).toBe(2)
})

test('FIND-5 the files of an index cover every id once, and none between what is no id', () => {
  const lastIds = ['prd_a', 'prd_b-1', 'prd_c']
  const xml = renderSitemapIndex(ORIGIN, lastIds)
  const ranges = locations(xml).map((loc = '') =>
    readRange(new URL(loc.replaceAll('&#38;', '&')).searchParams),
  )
  expect(ranges).toEqual([
    { after: undefined, upTo: 'prd_a' },
    { after: 'prd_a', upTo: 'prd_b-1' },
    { after: 'prd_b-1', upTo: 'prd_c' },
    { after: 'prd_c', upTo: undefined },
  ])
  expect(readRange(new URLSearchParams('utm=1'))).toBe('whole')
  for (const id of ['\0', '', 'p&d <"b">', 'x'.repeat(200)]) {
    expect(readRange(new URLSearchParams({ after: id }))).toBe('unknown')
    expect(readRange(new URLSearchParams({ after: 'prd_a', to: id }))).toBe('unknown')
  }
})

test('FIND-4 robots.txt keeps crawlers from pages for one visitor, and from nothing that public pages need', () => {
  const robots = renderRobots(ORIGIN)
  expect(robots).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`)
  const isKeptOut = (path: string) => PRIVATE_PREFIXES.some((prefix) => path.startsWith(prefix))
  const { home, shop, product, ...others } = paths
  for (const path of Object.values(others))
    expect(isKeptOut(typeof path === 'string' ? path : path('1'))).toBe(true)
  for (const path of [home, shop, product('1'), '/api/product/show/1', '/assets/a.js'])
    expect(isKeptOut(path)).toBe(false)
})
