import { expect, test } from 'vitest'
import type { ModelEvent } from './model-event'
import { requestableNow } from './requestable'
import { areasOf } from './selectors'
import { createScenario, type Scenario, savedCard, toEntry } from './testing/scenario'
import { withClock } from './testing/timed-scenario'

const NEVER = Number.POSITIVE_INFINITY
const TIMES = [0, 300, 1_000, 3_000, 10_000, NEVER]
const SAVED = [savedCard('a'), savedCard('b')]

/** When each part arrives; what is not there is not asked for. */
interface Arrivals {
  readonly card: number
  readonly paypal?: number | undefined
  readonly vault?: number | undefined
  readonly data?: number | undefined
  readonly isDataRequired?: boolean
}

function start(arrivals: Arrivals) {
  const { card, paypal, vault, data, isDataRequired = false } = arrivals
  const scenario = createScenario({
    isGuest: vault === undefined,
    requiresDeviceData: isDataRequired,
  })
  scenario.send({
    type: 'options-known',
    options: paypal === undefined ? ['card'] : ['card', 'paypal'],
    extras: [
      ...(vault === undefined ? [] : ['vault' as const]),
      ...(data === undefined ? [] : ['dataCollector' as const]),
    ],
  })
  const clock = withClock(scenario)
  const plan = (atMs: number | undefined, event: ModelEvent) => {
    if (atMs !== undefined) clock.plan(atMs, event)
  }
  plan(card, { type: 'dependency-done', id: 'card' })
  plan(paypal, { type: 'dependency-done', id: 'paypal' })
  plan(vault, { type: 'entries-known', entries: SAVED.map(toEntry) })
  plan(data, { type: 'dependency-done', id: 'dataCollector' })
  return { scenario, clock }
}

/** The rule in one formula: a ready option waits 0.6 s, saved methods are waited for 8 s, required data 5 s. */
function readyAt({ card, paypal, vault, data, isDataRequired }: Arrivals): number {
  const first = Math.min(card, paypal ?? NEVER)
  const seen = Math.max(200, Math.ceil(first / 200) * 200)
  const waits = [
    Math.min(card, seen + 600),
    Math.min(paypal ?? 0, seen + 600),
    Math.min(vault ?? 0, Math.max(8_000, seen + 600)),
    Math.min(data ?? 0, seen + (isDataRequired ? 5_000 : 600)),
  ]
  return Math.max(first, ...waits)
}

function everyArrival(): Arrivals[] {
  const optional = [undefined, ...TIMES]
  const rest = TIMES.flatMap((card) =>
    [false, true].map((isDataRequired) => ({ card, isDataRequired })),
  )
  return rest
    .flatMap((one) => optional.map((paypal) => ({ ...one, paypal })))
    .flatMap((one) => optional.map((vault) => ({ ...one, vault })))
    .flatMap((one) => optional.map((data) => ({ ...one, data })))
}

test('WSET-6 whatever comes when, the widget is ready when the rule says, and not a moment earlier', () => {
  const wrong = everyArrival().filter((arrivals) => {
    const expected = readyAt(arrivals)
    if (expected === NEVER) return false
    const { scenario, clock } = start(arrivals)
    const phases = [expected - 1, expected].map((atMs) => {
      clock.runUntil(atMs)
      return scenario.state.lifecycle.phase
    })
    return phases.join() !== 'starting,ready'
  })
  expect(wrong).toEqual([])
})

test('WSET-6 without any option it fails after 30 seconds, whatever else comes', () => {
  const hopeless = everyArrival().filter((arrivals) => readyAt(arrivals) === NEVER)
  expect(hopeless.length).toBeGreaterThan(0)
  for (const arrivals of hopeless) {
    const { scenario, clock } = start(arrivals)
    clock.runUntil(29_999)
    expect(scenario.state.lifecycle.phase).toBe('starting')
    clock.runUntil(30_000)
    expect(scenario.state.lifecycle.phase).toBe('failed')
  }
})

test('WVIEW-3 whenever saved methods come, the first one is selected and can be requested', () => {
  const returning = everyArrival().filter(
    (arrivals) => arrivals.vault !== undefined && readyAt(arrivals) < NEVER,
  )
  const wrong = returning.filter((arrivals) => {
    const { scenario, clock } = start(arrivals)
    clock.runUntil(Math.max(readyAt(arrivals), 10_000))
    const isThere = (arrivals.vault ?? NEVER) < NEVER
    return (requestableNow(scenario.state)?.entry?.id === 'a') !== isThere
  })
  expect(wrong).toEqual([])
})

test('guests wait for nobody', () => {
  const { scenario, clock } = start({ card: 0, paypal: 0 })
  clock.runUntil(0)
  expect(scenario.state.lifecycle.phase).toBe('ready')
})

test('the loader shows until the saved methods are there', () => {
  const { scenario, clock } = start({ card: 0, paypal: 0, vault: 3_000 })
  clock.runUntil(2_999)
  expect(areasOf(scenario.state)).toMatchObject({ isLoading: true, options: 'none' })
  clock.runUntil(3_000)
  expect(areasOf(scenario.state)).toMatchObject({ isLoading: false, hasMethods: true })
})

test('saved methods that come late join with their events', () => {
  const { scenario, clock } = start({ card: 0, paypal: 0, vault: 10_000 })
  clock.runUntil(9_999)
  expect(scenario.state.view).toBe('options')
  scenario.forget()
  clock.runUntil(10_000)
  expect(scenario.heard()).toEqual([
    'track vaulted-card.preselect',
    'changeActiveView options methods',
    'paymentMethodRequestable CreditCard true',
    'track vaulted-card.appear',
  ])
})

test('saved methods that come after half a minute still join, once reported as late', () => {
  const { scenario, clock } = start({ card: 0, paypal: 0, vault: 40_000 })
  clock.runUntil(39_000)
  expect(scenario.heard().filter((line) => line === 'report')).toHaveLength(1)
  clock.runUntil(40_000)
  expect(scenario.state).toMatchObject({ view: 'methods', selectedId: 'a' })
})

test('the only sheet gives way to late methods while it is untouched', () => {
  const { scenario, clock } = start({ card: 0, vault: 10_000 })
  clock.runUntil(10_000)
  expect(scenario.state).toMatchObject({ view: 'methods', selectedId: 'a' })
})

/** What a shopper may have begun when the list arrives, each with where they must still be. */
const HANDS: Record<string, { readonly events: readonly ModelEvent[]; readonly view: string }> = {
  'is in a field of the only sheet': {
    events: [{ type: 'sheet-touched', option: 'card' }],
    view: 'card',
  },
  'is paying from the only sheet': {
    events: [{ type: 'sheet-error-cleared', option: 'card' }],
    view: 'card',
  },
}

for (const [name, { events, view }] of Object.entries(HANDS)) {
  test(`a shopper who ${name} stays there, and nothing moves`, () => {
    const { scenario, clock } = start({ card: 0, vault: 10_000 })
    clock.plan(9_000, ...events).runUntil(9_999)
    const before = areasOf(scenario.state)
    scenario.forget()
    clock.runUntil(10_000)
    expect(areasOf(scenario.state)).toEqual({ ...before, hasToggle: true })
    expect(scenario.state).toMatchObject({ view, selectedId: undefined })
    expect(scenario.heard()).toEqual(['track vaulted-card.appear'])
    scenario.send({ type: 'other-ways-asked' })
    expect(areasOf(scenario.state)).toMatchObject({ hasMethods: true, sheet: undefined })
    scenario.send({ type: 'other-ways-asked' })
    expect(areasOf(scenario.state)).toMatchObject({ hasMethods: true, sheet: 'card' })
  })
}

test('a shopper who has chosen an option stays there', () => {
  const { scenario, clock } = start({ card: 0, paypal: 0, vault: 10_000 })
  clock.plan(9_000, { type: 'option-chosen', option: 'card' }).runUntil(10_000)
  expect(scenario.state).toMatchObject({ view: 'card', selectedId: undefined })
  scenario.send({ type: 'other-ways-asked' })
  expect(areasOf(scenario.state)).toMatchObject({ hasMethods: true, options: 'below' })
})

test('a method that was just made stays chosen, and known ones are listed once', () => {
  const { scenario, clock } = start({ card: 0, paypal: 0, vault: 10_000 })
  const method = savedCard('b')
  clock.plan(9_950, { type: 'method-added', method }).runUntil(11_000)
  expect(scenario.state).toMatchObject({ view: 'methods', selectedId: 'b' })
  expect(scenario.state.entries.map(({ id }) => id)).toEqual(['b', 'a'])
})

const REQUEST: ModelEvent = { type: 'device-data-awaited' }

function isWaiting({ state }: Scenario): boolean {
  return state.loading.includes('collecting')
}

test.each([
  { data: 0, waitsUntil: 0 },
  { data: 2_000, waitsUntil: 2_000 },
  { data: 5_000, waitsUntil: 5_000 },
  { data: 10_000, waitsUntil: 6_000 },
  { data: NEVER, waitsUntil: 6_000 },
])('WPAY-8 a request at 1 s waits until $waitsUntil ms for data that comes at $data ms', (row) => {
  const { scenario, clock } = start({ card: 0, data: row.data })
  clock.plan(1_000, REQUEST).runUntil(1_000)
  expect(isWaiting(scenario)).toBe(row.waitsUntil > 1_000)
  clock.runUntil(Math.max(1_000, row.waitsUntil - 1))
  expect(isWaiting(scenario)).toBe(row.waitsUntil > 1_000)
  clock.runUntil(Math.max(1_000, row.waitsUntil))
  expect(isWaiting(scenario)).toBe(false)
})

test('WPAY-8 data that failed is waited for no more, nor data that nobody asked for', () => {
  const { scenario, clock } = start({ card: 0, data: NEVER })
  clock.plan(1_000, REQUEST)
  clock.plan(2_000, { type: 'dependency-failed', id: 'dataCollector', error: new Error('blocked') })
  clock.runUntil(1_999)
  expect(isWaiting(scenario)).toBe(true)
  clock.runUntil(2_000)
  expect(isWaiting(scenario)).toBe(false)
  expect(isWaiting(scenario.send(REQUEST))).toBe(false)
  expect(isWaiting(start({ card: 0 }).scenario.send(REQUEST))).toBe(false)
})

test('WVIEW-7 while a request waits the shopper sees it, and changes nothing', () => {
  const { scenario, clock } = start({ card: 0, paypal: 0, vault: 0, data: NEVER })
  clock.plan(1_000, REQUEST, { type: 'option-chosen', option: 'card' }).runUntil(1_000)
  expect(areasOf(scenario.state).isLoading).toBe(true)
  expect(scenario.state.view).toBe('methods')
})

test('a list that cannot be refreshed stays as it is known', () => {
  const { scenario, clock } = start({ card: 0, paypal: 0, vault: 0 })
  clock.runUntil(1_000)
  scenario.send({ type: 'selection-cleared' }, { type: 'refresh-failed' })
  expect(scenario.state.entries.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(areasOf(scenario.state)).toMatchObject({ isLoading: false, hasMethods: true })
})

test('a deleted method goes, also when the list cannot be refreshed', () => {
  const { scenario, clock } = start({ card: 0, paypal: 0, vault: 0 })
  clock.runUntil(1_000)
  scenario.send(
    { type: 'edit-toggled' },
    { type: 'deletion-asked', entryId: 'a' },
    { type: 'deletion-confirmed' },
    { type: 'deletion-finished', hasFailed: false },
    { type: 'refresh-failed' },
  )
  expect(scenario.state).toMatchObject({ mode: { kind: 'browsing' }, selectedId: 'b' })
  expect(scenario.state.entries.map(({ id }) => id)).toEqual(['b'])
})
