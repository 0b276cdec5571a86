import type { Page, Route } from 'playwright/test'

/** How a call can go wrong; each is one column of the fault matrix. */
export const faults = {
  'a 500 with an empty body': (route) => route.fulfill({ status: 500, body: '' }),
  'a 500 with HTML': (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  'malformed JSON': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"data": [{"_id":' }),
  'the wrong shape': (route) => route.fulfill({ json: { unexpected: [null, 7] } }),
  'no answer at all': async () => {},
  'a cut connection': (route) => route.abort('connectionreset'),
  'a 429': (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '7' }, json: { error: 'Too many.' } }),
  'a 503': (route) =>
    route.fulfill({ status: 503, headers: { 'Retry-After': '7' }, json: { error: 'Busy.' } }),
  'a 401': (route) => route.fulfill({ status: 401, json: { error: 'Your session has ended.' } }),
} as const satisfies Record<string, (route: Route) => Promise<void>>

export type FaultName = keyof typeof faults

/** A refused session last: it leads away from the page. */
export const faultNames: readonly FaultName[] = [
  'a 500 with an empty body',
  'a 500 with HTML',
  'malformed JSON',
  'the wrong shape',
  'no answer at all',
  'a cut connection',
  'a 429',
  'a 503',
  'a 401',
]

/** Stands before the calls of one operation and lets each go wrong in the way that is set. */
export interface FaultyCall {
  set(fault: FaultName): void
  /** From here on calls are answered. */
  mend(): void
}

export async function spoilCall(page: Page, call: RegExp, method: string): Promise<FaultyCall> {
  let current: FaultName | undefined
  await page.addInitScript(hurry)
  await page.route(call, (route) =>
    current === undefined || route.request().method() !== method
      ? route.fallback()
      : faults[current](route),
  )
  return {
    set: (fault) => {
      current = fault
    },
    mend: () => {
      current = undefined
    },
  }
}

/** Runs in the page: what the shop waits for on purpose is waited for shorter. */
function hurry(): void {
  const PATIENCE_MS = 1_200
  const RETRIES_AND_UNDO_MS = [500, 1_000, 8_000]
  const { setTimeout: later } = globalThis
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (ms) => timeout(Math.min(ms, PATIENCE_MS))
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms = 0, ...rest: []) =>
      later(run, RETRIES_AND_UNDO_MS.includes(ms) ? ms / 20 : ms, ...rest),
  })
}
