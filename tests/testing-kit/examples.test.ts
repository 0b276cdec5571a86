import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { browserLaunchOptions } from '../../scripts/system/browser'
import { isLong } from '../length'
import { bundleForCypress, checkCypress, installCypress } from './cypress'
import { PROJECT, runInProject, writeProject } from './project'
import { installJest, runJest, runPlaywright, runVitest } from './runners'
import { serveShop } from './serve-shop'
import { buildStorybook, checkStory, installStorybook, STORYBOOK_PAGES } from './storybook'

const BROWSER = { KIT_BROWSER: JSON.stringify(browserLaunchOptions()) }

/** Of the page and of the folder `shop`. */
const PAGE_TESTS = 25

beforeAll(writeProject)

test('WKIT-1 a first test has ten lines', async () => {
  const source = await readFile(join(PROJECT, 'first.test.ts'), 'utf8')
  expect(source.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(10)
})

test('WKIT-1 the page’s modules compile with the declarations', async () => {
  const { isOk, output } = await runInProject('typescript/bin/tsc', ['-p', '.'])
  expect(isOk, output).toBe(true)
})

test('WKIT-1 WKIT-3 every test of the page passes with Vitest in jsdom', async () => {
  const { output, ...counts } = await runVitest([])
  expect(counts, output).toEqual({ passed: PAGE_TESTS, failed: 0 })
})

test('WKIT-1 WKIT-3 and with Vitest in a browser', async () => {
  const config = ['--config', 'vitest.browser.config.mjs']
  const { output, ...counts } = await runVitest(config, BROWSER)
  expect(counts, output).toEqual({ passed: PAGE_TESTS, failed: 0 })
})

test('WKIT-4 the tests of the page pass with Playwright, on the script for pages', async () => {
  const shop = await serveShop(PROJECT)
  const { output, ...counts } = await runPlaywright({ ...BROWSER, KIT_SHOP: shop.origin })
  await shop.close()
  expect(counts, output).toEqual({ passed: 3, failed: 0 })
})

describe.runIf(isLong)('with Jest, which is installed for it', () => {
  beforeAll(async () => {
    const { isOk, output } = await installJest()
    expect(isOk, output).toBe(true)
  })

  test.each([
    ['jest.config.mjs', '--experimental-vm-modules'],
    ['jest.commonjs.config.cjs', ''],
  ])('WKIT-1 the first test passes by %s', async (config, nodeOptions) => {
    const { isOk, output } = await runJest(config, nodeOptions)
    expect(isOk, output).toBe(true)
  })
})

describe.runIf(isLong)('with Cypress, which is installed for it without its browser', () => {
  beforeAll(installCypress)

  test('WKIT-1 the example compiles with its declarations', async () => {
    const { isOk, output } = await checkCypress()
    expect(isOk, output).toBe(true)
  })

  test('WKIT-1 its preprocessor bundles the example', async () => {
    const { isOk, output } = await bundleForCypress()
    expect(isOk, output).toBe(true)
  })
})

describe.runIf(isLong)('with Storybook, which is installed for it', () => {
  beforeAll(installStorybook)

  test('WKIT-1 the story compiles with its declarations', async () => {
    const { isOk, output } = await checkStory()
    expect(isOk, output).toBe(true)
  })

  test('WKIT-1 in the built Storybook the story shows a filled card form', async () => {
    const { isOk, output } = await buildStorybook()
    expect(isOk, output).toBe(true)
    const storybook = await serveShop(STORYBOOK_PAGES)
    const browser = await chromium.launch(browserLaunchOptions())
    const page = await browser.newPage()
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto(`${storybook.origin}/iframe.html?id=checkout--filled-card&viewMode=story`)
    const number = page.frameLocator('iframe[name="braintree-hosted-field-number"]')
    await expect.poll(() => number.locator('input').inputValue()).toBe('3782 822463 10005')
    expect(errors).toEqual([])
    await browser.close()
    await storybook.close()
  })
})
