import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Browser, errors, type Page, type Route } from 'playwright'
import { attributeOf, readTags } from '../../migrate/page/read-tags'
import { isOldScript } from '../../migrate/rewrite/addresses'
import { applyEdits } from '../../migrate/rewrite/edit'
import { CantCompare } from '../cant-compare'
import { watchDropIn } from './watch-drop-in'

/** Which widget a page gets: what it asks for, or a file of the new one. */
export type Widget = { readonly kind: 'its own' } | { readonly kind: 'new'; readonly file: string }

/** A merchant's page with one of the widgets, and what it has said so far. */
export interface OpenPage {
  readonly page: Page
  readonly console: string[]
  readonly hosts: Set<string>
  /** Whether a script of the old drop-in's was asked for. */
  hasScript: boolean
}

/** What the new widget's script asks for beside itself, where it doesn't come in one file. */
const PART = /\/dropin\/[\w.-]+\.js$/

/**
 * Opens a merchant's page and waits until its drop-in is there, or the time is up.
 *
 * @throws CantCompare when the page can't be reached
 */
export async function openPage(
  browser: Browser,
  url: string,
  widget: Widget,
  patienceMs: number,
): Promise<OpenPage> {
  const page = await browser.newPage({ ignoreHTTPSErrors: true })
  const opened: OpenPage = { page, console: [], hosts: new Set(), hasScript: false }
  page.on('console', (message) => {
    if (/^(error|warning)$/.test(message.type())) opened.console.push(message.text())
  })
  page.on('pageerror', (error) => opened.console.push(`uncaught: ${error.message}`))
  page.on('request', (request) => opened.hosts.add(new URL(request.url()).host))
  // What compiles these scripts wraps named functions in a call that a page doesn't know.
  await page.addInitScript({ content: 'globalThis.__name ??= (named) => named' })
  await page.addInitScript(watchDropIn)

  await page.route('**/*', async (route) => {
    const request = route.request()
    const isScript = request.resourceType() === 'script'
    if (isScript && isOldScript(request.url())) opened.hasScript = true
    if (widget.kind === 'its own') return route.fallback()
    if (request.isNavigationRequest()) return openWithoutHash(route)
    return isScript ? answerScript(route, widget.file) : route.fallback()
  })
  await goto(page, url)
  await page.waitForFunction(isSettled, undefined, { timeout: patienceMs }).catch(ignoreLateness)
  return opened
}

/** Whether `create` has ended, or a script tag has started the widget without a call. */
function isSettled(): boolean {
  const { calls, created } = window.dropInWatch
  const views = '.braintree-show-options, .braintree-show-card, .braintree-show-methods'
  return created !== '' || (calls === 0 && document.querySelector(views) !== null)
}

/** What is there when the time is up is what is compared. */
function ignoreLateness(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error
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
