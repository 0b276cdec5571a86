import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import type { Handler } from '../../scripts/conformance/self-test/fault'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { browserLaunchOptions } from '../../scripts/system/browser'
import { ensureBrowser } from '../../scripts/system/ensure-browser'
import { findViolations } from '../find-violations'
import { isLong } from '../length'
import { findFault } from './support/find-fault'
import { argumentsFor, createFilePath, runCommandLine } from './support/run-command-line'

const NARROW = { width: 360, height: 800 }
const WIDE = { width: 1440, height: 900 }

let service: Service
let browser: Browser
const [html, junit] = [createFilePath('report.html'), createFilePath('report.xml')]
/** With waivers, and with what has changed since the first one. */
const comparedHtml = createFilePath('compared.html')

beforeAll(async () => {
  service = await startService()
  const planted = [
    findFault('listOrders asks for no token'),
    findFault('createOrder needs no payment'),
  ]
  const faulty = planted.reduce<Handler>((next, { wrap }) => wrap(next), service.handle)
  const only = ['--only', 'access,transactions']
  const args = [...argumentsFor(service), ...only]
  const [last, waivers] = [createFilePath('last.json'), createFilePath('waivers.yaml')]
  const reports = ['--html', html, '--junit', junit, '--json', last, '--new-waivers', waivers]
  await runCommandLine([...args, ...reports], faulty)
  writeFileSync(waivers, fillIn(readFileSync(waivers, 'utf8')))
  const compared = ['--since', last, '--waivers', waivers]
  await runCommandLine([...args, ...compared, '--html', comparedHtml], faulty)
  const { path } = await ensureBrowser()
  browser = await chromium.launch({ ...browserLaunchOptions(), executablePath: path })
})

/** The first waiver holds, the other one has expired. */
function fillIn(drafts: string): string {
  const waivers = parse(drafts).waivers.map((draft: object, index: number) => ({
    ...draft,
    reason: 'a reason of many words that does not fit into one line of a narrow screen',
    who: 'Sam',
    until: index === 0 ? '2999-12-31' : '2020-01-01',
  }))
  return stringify({ waivers })
}

afterAll(async () => {
  await browser.close()
  await service.close()
})

describe.each([['light', 'wide'] as const, ['dark', 'narrow'] as const])(
  'the page in %s colours',
  (colorScheme, sample) => {
    test.each(
      [['narrow', NARROW] as const, ['wide', WIDE] as const].filter(
        ([width]) => isLong || width === sample,
      ),
    )(
      'API-9 CONF-1 CONF-2 passes axe, asks nobody for anything and fits a %s screen',
      async (_, viewport) => {
        const context = await browser.newContext({ colorScheme, viewport })
        const page = await context.newPage()
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        await page.goto(pathToFileURL(comparedHtml).href)
        await expect(page.getByRole('heading', { name: 'Waivers' }).count()).resolves.toBe(1)
        for (const summary of await page.locator('summary').all()) await summary.click()
        expect(await findViolations(page)).toEqual([])
        expect(asked).toEqual([pathToFileURL(comparedHtml).href])
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBe(0)
        await context.close()
      },
    )
  },
)

test('API-9 the heat map has a cell for each operation and intruder, and marks who was let in', async () => {
  const page = await browser.newPage()
  await page.goto(pathToFileURL(html).href)
  const map = page.getByRole('region', { name: 'Access' })
  expect(await map.getByRole('row').count()).toBe(14)
  const row = map.getByRole('row', { name: /^listOrders/ })
  expect(await row.getByRole('cell').first().textContent()).toBe('LET IN, 200')
  expect(await map.locator('td.bad').count()).toBe(1)
  await page.close()
})

test('API-9 a browser reads the JUnit report as XML', async () => {
  const page = await browser.newPage()
  const found = await page.evaluate(
    (xml) => {
      const read = new DOMParser().parseFromString(xml, 'application/xml')
      return [...read.querySelectorAll('parsererror, failure')].map(
        (node) => node.getAttribute('type') ?? node.textContent,
      )
    },
    readFileSync(junit, 'utf8'),
  )
  expect(found).toEqual(['no-token', 'unpaid-order'])
  await page.close()
})
