import type { ConsoleMessage, Page, Request, Response } from 'playwright/test'

/** What a page did that nobody asked for. */
export interface PageWatch {
  /** From here on, calls to addresses that match may fail. */
  allowFailure(address: RegExp): void
  /** From here on, console errors and warnings that match may appear. */
  allowLog(text: RegExp): void
  /** Every complaint so far that was not allowed. */
  complaints(): string[]
  /** Watches a further page, such as a second tab. */
  add(page: Page): void
}

/** Notes console errors and warnings, exceptions and failed calls of a page. */
export function watchPage(page: Page): PageWatch {
  const complaints: string[] = []
  const failures: RegExp[] = []
  const logs: RegExp[] = []
  const mayFail = (address: string) => failures.some((pattern) => pattern.test(address))

  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const text = message.text()
    // Chromium logs each failed call too; `onResponse` and `onRequestFailed` judge those.
    if (text.startsWith('Failed to load resource')) return
    if (!logs.some((pattern) => pattern.test(text)))
      complaints.push(`console ${message.type()}: ${text}`)
  }
  const onResponse = (response: Response) => {
    if (response.status() < 400 || mayFail(response.url())) return
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
    watched.on('console', onConsole)
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
    complaints: () => complaints,
    add,
  }
}
