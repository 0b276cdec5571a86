import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Browser, Page, Route } from 'playwright'
import { attributeOf, readTags } from '../../migrate/page/read-tags'
import { isOldScript } from '../../migrate/rewrite/addresses'
import { applyEdits } from '../../migrate/rewrite/edit'
import { CantCompare } from '../cant-compare'
import { watchDropIn } from './watch-drop-in'

/** Which of the two widgets a page gets: what it asks for, or a file of the new one. */
export type Widget = { readonly kind: 'old' } | { readonly kind: 'new'; readonly file: string }

/** A merchant's page with one of the widgets, and what it has said so far. */
export interface OpenPage {
  readonly page: Page
  readonly console: string[]
  readonly hosts: Set<string>
}

/** What the new widget's script asks for beside itself, where it doesn't come in one file. */
const PART = /\/dropin\/[\w.-]+\.js$/

/**
 * Opens a merchant's page and waits until its drop-in is there.
 *
 * @throws CantCompare when the page can't be reached, loads no drop-in, or never calls `create`
 */
export async function openPage(
  browser: Browser,
  url: string,
  widget: Widget,
  patienceMs: number,
): Promise<OpenPage> {
  const page = await browser.newPage({ ignoreHTTPSErrors: true })
  const opened: OpenPage = { page, console: [], hosts: new Set() }
  page.on('console', (message) => {
    if (/^(error|warning)$/.test(message.type())) opened.console.push(message.text())
  })
  page.on('pageerror', (error) => opened.console.push(`uncaught: ${error.message}`))
  page.on('request', (request) => opened.hosts.add(new URL(request.url()).host))
  // What compiles these scripts wraps named functions in a call that a page doesn't know.
  await page.addInitScript({ content: 'globalThis.__name ??= (named) => named' })
  await page.addInitScript(watchDropIn)

  let hasScript = false
  await page.route('**/*', async (route) => {
    const request = route.request()
    const isScript = request.resourceType() === 'script'
    if (isScript && isOldScript(request.url())) hasScript = true
    if (widget.kind === 'old') return route.fallback()
    if (request.isNavigationRequest()) return openWithoutHash(route)
    return isScript ? answerScript(route, widget.file) : route.fallback()
  })
  await goto(page, url)
  await waitForCreate(page, url, patienceMs, () => hasScript)
  return opened
}

async function goto(page: Page, url: string): Promise<void> {
  const response = await page.goto(url, { waitUntil: 'load' }).catch((error: unknown) => {
    const reason = error instanceof Error ? /net::\w+/.exec(error.message)?.[0] : undefined
    throw new CantCompare(
      `${url} can't be reached${reason ? ` (${reason})` : ''}: is the shop running, and is this its address?`,
      { cause: error },
    )
  })
  if (response && !response.ok()) {
    throw new CantCompare(
      `${url} answers with ${response.status()}: give the address of the page with the payment form.`,
    )
  }
}

async function waitForCreate(
  page: Page,
  url: string,
  patienceMs: number,
  hasScript: () => boolean,
): Promise<void> {
  const seconds = patienceMs / 1000
  const isDone = () =>
    window.dropInWatch.created !== '' ||
    (window.dropInWatch.calls === 0 &&
      document.querySelector(
        '.braintree-show-options, .braintree-show-card, .braintree-show-methods',
      ) !== null)
  await page
    .waitForFunction(isDone, undefined, { timeout: patienceMs })
    .catch(async (error: unknown) => {
      const calls = await page.evaluate(() => window.dropInWatch.calls)
      if (calls > 0) {
        throw new CantCompare(`${url} calls create, which has not answered after ${seconds} s.`, {
          cause: error,
        })
      }
      throw new CantCompare(
        hasScript()
          ? `${url} loads the drop-in and has not called create after ${seconds} s: give the address of the page in the state in which it shows the payment form, or more time with --wait.`
          : `${url} loads no drop-in from an address that is known (…/web/dropin/<version>/js/dropin.min.js). If it is part of the page's own bundle, build the page with each of the two, and compare them: npm run compare -- URL --with OTHER-URL.`,
        { cause: error },
      )
    })
}

/** A hash of the old file in the page would keep the new one out. */
async function openWithoutHash(route: Route): Promise<void> {
  const response = await route.fetch().catch(() => undefined)
  if (!response) return route.abort('connectionrefused')
  const type = response.headers()['content-type'] ?? ''
  if (!type.includes('html')) return route.fulfill({ response })
  const text = await response.text()
  const hashes = readTags(text).flatMap((tag) => {
    const url = attributeOf(tag, 'src') ?? attributeOf(tag, 'href')
    const hash = attributeOf(tag, 'integrity')
    return url && hash && isOldScript(url.value) ? [hash] : []
  })
  const body = applyEdits(
    text,
    hashes.map(({ start, end }) => ({ start, end, text: '' })),
  )
  return route.fulfill({ response, body })
}

async function answerScript(route: Route, file: string): Promise<void> {
  const url = new URL(route.request().url())
  const part = PART.exec(url.pathname)?.[0]
  const path = isOldScript(url.href) ? file : part ? join(dirname(file), part) : undefined
  const body = path ? await readFile(path).catch(() => undefined) : undefined
  if (!body) return route.fallback()
  return route.fulfill({
    body,
    contentType: 'text/javascript; charset=utf-8',
    headers: { 'access-control-allow-origin': '*' },
  })
}
