import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserLaunchOptions } from '../../scripts/system/browser'
import { createPageChallenge } from '../../widget/testing/playwright/page-wallets'

/** A page that forbids `eval`, on which the bank asks a while after the test has begun to wait. */
const PAGE = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-shop'" />
<script nonce="shop">
  setTimeout(() => {
    window.answerChallenge = (answer) => { document.title = answer }
  }, 500)
</script>`

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch(browserLaunchOptions())
  page = await browser.newPage()
  await page.route('**/*', (route) => route.fulfill({ body: PAGE, contentType: 'text/html' }))
})

afterAll(() => browser?.close())

test.each([
  ['pass', 'right'],
  ['fail', 'wrong'],
  ['cancel', 'cancel'],
] as const)('WKIT-4 %s waits for the bank’s question', async (step, answer) => {
  await page.goto('https://shop.example/')
  await createPageChallenge(page)[step]()
  expect(await page.title()).toBe(answer)
})
