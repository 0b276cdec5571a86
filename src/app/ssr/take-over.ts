import type { QueryClient } from '@tanstack/react-query'
import { isAmerican, visitorLocale } from '../../lib/locale'
import { formatMoney } from '../../lib/money'
import { nextTask } from '../../lib/next-task'
import type { MatchedPage } from '../routes/app-routes'

/** After this time the page is shown unfinished, with its skeletons and notices. */
const TIMEOUT_MS = 2_000

/** A fallback that shows is kept by React for 300 ms: code that comes within this time is waited for without one. */
const CODE_TIMEOUT_MS = 200

const UNUSABLE = '#root[inert]'
const UNSTARTED = `${UNUSABLE}, #root:empty`

/**
 * Keeps the styles that the server inlined from being fetched again: code that comes with a stylesheet fetches it unless a
 * link to it is there, and a disabled link is not followed.
 */
export function keepInlinedStyles(): void {
  const list = document.querySelector<HTMLMetaElement>('meta[name="stylesheets"]')
  for (const href of list?.content.split(' ') ?? []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', disabled: true, href })
    document.head.append(link)
  }
}

/**
 * A browser that opens a document once more ticks in it what was ticked when its visitor left, and React leaves that as it
 * is. What is to be ticked is in the address, or in the shop's storage.
 */
export function untickRestored(root: HTMLElement): void {
  for (const input of root.querySelectorAll('input')) input.checked = input.defaultChecked
}

/** The server sends its markup `inert`: it can be seen, but not used yet. */
export function allowUse(): void {
  document.querySelector(UNUSABLE)?.removeAttribute('inert')
}

export function isUsable(): boolean {
  return document.querySelector(UNUSABLE) === null
}

/**
 * Loads a page again that was left while it started, and that the browser has kept: Safari loses what React had put off, so
 * that nothing would ever make it usable.
 */
export function reloadWhenCutShort(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && document.querySelector(UNSTARTED)) window.location.reload()
  })
}

/**
 * Resolves with what the page reads when it can take over its server-rendered markup: its code and its first reads are
 * here. Resolves with `undefined` as soon as one of them fails, and after a timeout.
 */
export async function whenReady(
  { page, params }: MatchedPage,
  client: QueryClient,
): Promise<unknown> {
  const ready = Promise.all([page.read?.(client, params), page.load(), warmUpFormatting()]).then(
    ([reads]) => reads,
    () => undefined,
  )
  let unsubscribe = () => {}
  // A failed read is retried after a pause; the page itself shows that.
  const failure = new Promise<void>((resolve) => {
    unsubscribe = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'failed') resolve()
    })
  })
  const reads = await Promise.race([ready, failure, pause(TIMEOUT_MS)])
  unsubscribe()
  return reads
}

/** Resolves when a page's code is here, or is late. */
export async function whenLoaded(code: Promise<void>): Promise<void> {
  await Promise.race([code, pause(CODE_TIMEOUT_MS)])
}

/** What a browser loads for the first amount, about 50 ms on a phone: which locales there are, and how they write. */
const LOCALE_DATA: readonly (() => unknown)[] = [() => new Intl.Collator(), () => formatMoney(0)]

/** Loads it here, while waiting anyway; each part, and what has waited for them, is a task of its own. */
async function warmUpFormatting(): Promise<void> {
  if (isAmerican(visitorLocale())) return
  for (const load of LOCALE_DATA) {
    await nextTask()
    load()
  }
  await nextTask()
}

/** When it begins; the first press may come before. */
const REST_AFTER_MS = 1_000

/**
 * Lays out the cards that the first paint has left out (`product-card.css`): one a frame, so that no frame is a long one.
 */
export async function layOutRest(root: HTMLElement): Promise<void> {
  await pause(REST_AFTER_MS)
  const cards = root.querySelectorAll<HTMLElement>('[data-drawn-at] .product-card')
  for (const card of cards) {
    card.dataset['laidOut'] = ''
    await new Promise(requestAnimationFrame)
  }
  layOutWhole()
  for (const card of cards) delete card.dataset['laidOut']
}

/** Lays out all of them at once: a place on the page is measured from its top. */
export function layOutWhole(): void {
  delete document.getElementById('root')?.dataset['drawnAt']
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
