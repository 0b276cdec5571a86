import type { ConsoleMessage, Page, Request, Response } from 'playwright/test'
import { findCardNumbers, findCardsInPage, findCardsInRequest } from './card-search'

/** What a page did that nobody asked for. */
export interface PageWatch {
  /** From here on, calls to addresses that match may fail. */
  allowFailure(address: RegExp): void
  /** From here on, console errors and warnings that match may appear. */
  allowLog(text: RegExp): void
  /** Takes back the complaints so far that match: a test has provoked them. */
  forgive(text: RegExp): void
  /** Every complaint so far that was not allowed. */
  complaints(): string[]
  /** Watches a further page, such as a second tab. */
  add(page: Page): void
  /** Looks a last time, into what the watched pages hold now. */
  conclude(): Promise<void>
}

/**
 * Notes console errors and warnings, exceptions and failed calls of a page, whatever its policy forbids,
 * and each test card's number that turns up outside of the provider's fields and calls.
 */
export function watchPage(page: Page): PageWatch {
  const complaints: string[] = []
  const failures: RegExp[] = []
  const logs: RegExp[] = []
  const mayFail = (address: string) => failures.some((pattern) => pattern.test(address))

  const pages: Page[] = []
  const complainOfCards = (numbers: readonly string[], place: string) => {
    for (const number of numbers) complaints.push(`card ${number} in ${place}`)
  }

  const onConsole = (message: ConsoleMessage) => {
    complainOfCards(findCardNumbers(message.text()), 'the console')
    // A page with a strict policy says so itself: no pattern of a test excuses it.
    if (message.text().startsWith(VIOLATION)) complaints.push(message.text())
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const text = message.text()
    // Chromium logs each failed call too; `onResponse` and `onRequestFailed` judge those.
    if (text.startsWith('Failed to load resource')) return
    if (!logs.some((pattern) => pattern.test(text)))
      complaints.push(`console ${message.type()}: ${text}`)
  }
  const onResponse = (response: Response) => {
    if (response.status() < 400 || mayFail(response.url())) return
    // A page that is not there says so by its status, and that is what was asked for.
    if (response.status() === 404 && response.request().isNavigationRequest()) return
    complaints.push(
      `${response.request().method()} ${response.url()} answered ${response.status()}`,
    )
  }
  const onRequestFailed = (request: Request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    // A page that is left, or a query that nobody wants any more, ends its own calls.
    if (reason === 'net::ERR_ABORTED' || mayFail(request.url())) return
    complaints.push(`${request.method()} ${request.url()} failed: ${reason}`)
  }
  const add = (watched: Page) => {
    pages.push(watched)
    void watched.addInitScript(reportViolations, VIOLATION)
    watched.on('console', onConsole)
    watched.on('request', (request) => complainOfCards(findCardsInRequest(request), request.url()))
    watched.on('response', onResponse)
    watched.on('requestfailed', onRequestFailed)
    watched.on('pageerror', (error) =>
      complaints.push(`exception: ${error.stack ?? error.message}`),
    )
  }

  add(page)
  return {
    allowFailure: (address) => void failures.push(address),
    allowLog: (text) => void logs.push(text),
    forgive: (text) => {
      complaints.splice(0, complaints.length, ...complaints.filter((one) => !text.test(one)))
    },
    complaints: () => complaints,
    add,
    async conclude() {
      for (const watched of pages) complainOfCards(await findCardsInPage(watched), 'the page')
    },
  }
}

const VIOLATION = 'The policy was violated: '

/** Runs in the page. */
function reportViolations(words: string): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.info(`${words}${violatedDirective} by ${blockedURI || 'the page'} in ${sourceFile}`)
  })
}
