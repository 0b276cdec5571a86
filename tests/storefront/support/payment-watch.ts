import type { BrowserContext, Request, Route } from 'playwright/test'

export type PaymentCall = 'charge' | 'order'

/** What becomes of one call on its way. */
export type CallFate =
  | 'answered'
  /** The service acts on it, and the answer is lost. */
  | 'answer cut'
  /** The service acts on it, and the answer never comes. */
  | 'no answer'
  /** The connection is gone before it is sent, and stays away. */
  | 'offline'
  /** It never reaches the service. */
  | 'request cut'
  /** The service acts on it and then fails. */
  | 'fails afterwards'
  /** The service fails before it does anything. */
  | 'fails at once'
  /** The service acts on it, and what comes back has no body. */
  | 'empty answer'
  /** The service acts on it, and what comes back is cut off in the middle. */
  | 'torn answer'
  /** The service acts on it, and what comes back is something else. */
  | 'wrong shape'
  /** The service takes no more for a second. */
  | 'too many'
  /** It takes no more such pieces for five hours. */
  | 'too many free'
  /** The service no longer takes the session. */
  | 'session refused'

const PATTERNS: Record<PaymentCall, RegExp> = {
  charge: /\/api\/braintree\/payment\//,
  order: /\/api\/order\/create\//,
}

/** Stands between the shop and the service, decides on each call and keeps count of what really happened. */
export interface PaymentWatch {
  /** What becomes of the next calls of this kind, first to last; later ones are answered. */
  plan(call: PaymentCall, ...fates: CallFate[]): void
  /** From here on the browser is online and every call is answered. */
  clearPlans(): Promise<void>
  /** Keeps each call of this kind from the service until it is let go. */
  hold(call: PaymentCall): Promise<() => void>
  /** Bodies of the calls that were sent, answered or not. */
  sent(call: PaymentCall): unknown[]
  /** Ids of the transactions or orders that the service has made. */
  made(call: PaymentCall): string[]
}

export async function watchPayments(context: BrowserContext): Promise<PaymentWatch> {
  const fates: Record<PaymentCall, CallFate[]> = { charge: [], order: [] }
  const bodies: Record<PaymentCall, unknown[]> = { charge: [], order: [] }
  const made: Record<PaymentCall, Set<string>> = { charge: new Set(), order: new Set() }
  const gates: Record<PaymentCall, Promise<void>> = {
    charge: Promise.resolve(),
    order: Promise.resolve(),
  }

  const askService = async (call: PaymentCall, route: Route) => {
    const response = await route.fetch()
    if (response.ok()) made[call].add(readId(await response.json()))
    return response
  }

  const decide = async (call: PaymentCall, route: Route, request: Request) => {
    bodies[call].push(request.postDataJSON())
    await gates[call]
    const fate = fates[call].shift() ?? 'answered'
    switch (fate) {
      case 'answered':
        return route.fulfill({ response: await askService(call, route) })
      case 'answer cut':
        await askService(call, route)
        return route.abort('connectionreset')
      case 'no answer':
        await askService(call, route)
        return
      case 'offline':
        await context.setOffline(true)
        return route.abort('internetdisconnected')
      case 'request cut':
        return route.abort('connectionrefused')
      case 'fails afterwards':
        await askService(call, route)
        return route.fulfill({ status: 500, body: '' })
      case 'fails at once':
        return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' })
      case 'empty answer':
        await askService(call, route)
        return route.fulfill({ status: 200, contentType: 'application/json', body: '' })
      case 'torn answer':
        await askService(call, route)
        return route.fulfill({ contentType: 'application/json', body: '{"transaction": {"_id":' })
      case 'wrong shape':
        await askService(call, route)
        return route.fulfill({ json: { unexpected: [null, 7] } })
      case 'too many':
        return route.fulfill({
          status: 429,
          headers: { 'Retry-After': '1' },
          json: { error: 'Too many attempts.' },
        })
      case 'too many free':
        return route.fulfill({
          status: 429,
          headers: { 'Retry-After': '18000' },
          json: { error: 'At most 100 free pieces. Order fewer, or try again in 5 hours.' },
        })
      case 'session refused':
        return route.fulfill({ status: 401, json: { error: 'Your session has ended.' } })
    }
  }

  for (const call of ['charge', 'order'] as const) {
    await context.route(PATTERNS[call], (route, request) =>
      // A page that is closed in the middle takes its calls with it.
      decide(call, route, request).catch(() => {}),
    )
  }

  return {
    plan: (call, ...next) => void fates[call].push(...next),
    async clearPlans() {
      fates.charge.length = 0
      fates.order.length = 0
      await context.setOffline(false)
    },
    async hold(call) {
      let letGo = () => {}
      gates[call] = new Promise((resolve) => {
        letGo = resolve
      })
      return letGo
    },
    sent: (call) => bodies[call],
    made: (call) => [...made[call]],
  }
}

function readId(answer: { transaction?: { id: string }; _id?: string }): string {
  return answer.transaction?.id ?? answer._id ?? ''
}
