import { expect, test } from 'vitest'
import { DropInError } from '../terms/dropin-error'
import { requestableNow } from './requestable'
import { areasOf, tileStateOf } from './selectors'
import { newPayPal, savedCard, startReadyScenario, startScenario } from './testing/scenario'

const done = (id: 'card' | 'paypal' | 'threeDSecure' | 'dataCollector') =>
  ({ type: 'dependency-done', id }) as const

const failed = (id: 'card' | 'paypal' | 'threeDSecure' | 'dataCollector', error?: unknown) =>
  ({ type: 'dependency-failed', id, error }) as const

test('WSET-6 the widget is ready once every dependency has left initializing and one is done', () => {
  const scenario = startScenario()
  expect(scenario.state.lifecycle.phase).toBe('starting')
  scenario.send(done('card'))
  expect(scenario.state.lifecycle.phase).toBe('starting')
  scenario.send(failed('paypal'))
  expect(scenario.state.lifecycle.phase).toBe('ready')
  expect(tileStateOf(scenario.state, 'paypal')).toBe('failed')
})

test('WSET-6 all options failing ends the start with its own code', () => {
  const scenario = startScenario().send(failed('card'), failed('paypal'))
  expect(scenario.state.lifecycle).toMatchObject({ phase: 'failed', code: 'ALL_OPTIONS_FAILED' })
  expect(scenario.heard()).toContain('track load-error')
})

test('WSET-6 an option that hangs holds a ready one up for less than a second', () => {
  const scenario = startScenario().send(done('card'))
  for (let look = 1; look <= 3; look += 1) {
    scenario.runTimers()
    expect(scenario.state.lifecycle.phase).toBe('starting')
  }
  scenario.runTimers()
  expect(scenario.state.lifecycle.phase).toBe('ready')
  expect(tileStateOf(scenario.state, 'paypal')).toBe('pending')
  scenario.send(done('paypal'))
  expect(tileStateOf(scenario.state, 'paypal')).toBe('usable')
})

test('WSET-6 an option that never answers fails after the stated time', () => {
  const scenario = startScenario().send(done('card'))
  for (let look = 0; look < 150; look += 1) scenario.runTimers()
  expect(tileStateOf(scenario.state, 'paypal')).toBe('failed')
  const reports = scenario.effects.filter((effect) => effect.type === 'report')
  expect(reports).toHaveLength(1)
  expect(reports[0]).toMatchObject({ error: { code: 'PAYPAL_TIMED_OUT' } })
  expect(scenario.runTimers().effects.some(({ type }) => type === 'after')).toBe(false)
})

test('WSET-7 3D Secure that fails cancels, with the error of the component', () => {
  const error = new Error('disabled')
  const scenario = startScenario({ extras: ['threeDSecure'] }).send(
    done('card'),
    done('paypal'),
    failed('threeDSecure', error),
  )
  expect(scenario.state.lifecycle).toEqual({
    phase: 'failed',
    code: 'THREE_D_SECURE_SETUP_FAILED',
    cause: error,
  })
})

test('WSET-7 3D Secure is always waited for', () => {
  const scenario = startScenario({ extras: ['threeDSecure'] }).send(done('card'), done('paypal'))
  for (let look = 0; look < 20; look += 1) scenario.runTimers()
  expect(scenario.state.lifecycle.phase).toBe('starting')
  for (let look = 0; look < 130; look += 1) scenario.runTimers()
  expect(scenario.state.lifecycle).toMatchObject({
    code: 'THREE_D_SECURE_SETUP_FAILED',
    cause: expect.any(DropInError),
  })
})

test('WSET-7 a data collector that fails is reported and the widget goes on', () => {
  const scenario = startScenario({ extras: ['dataCollector'] }).send(
    done('card'),
    done('paypal'),
    failed('dataCollector', new Error('blocked')),
  )
  expect(scenario.state.lifecycle.phase).toBe('ready')
  expect(scenario.heard()).toContain('track data-collector.setup-failed')
  expect(scenario.effects).toContainEqual({
    type: 'report',
    error: expect.objectContaining({ message: 'Data Collector failed to set up.' }),
  })
})

test('WSET-7 a data collector that is required cancels', () => {
  const scenario = startScenario({
    extras: ['dataCollector'],
    rules: { requiresDeviceData: true },
  }).send(done('card'), done('paypal'), failed('dataCollector'))
  expect(scenario.state.lifecycle).toMatchObject({ code: 'DATA_COLLECTOR_SETUP_FAILED' })
})

const savedPayPal = { ...newPayPal('p'), vaulted: true } as const
const ruledOut = { type: 'option-ruled-out', option: 'paypal' } as const

test('WREQ-1 WREQ-2 the merchant hears that the chosen account goes with an option that fails late', () => {
  const scenario = startReadyScenario({ methods: [savedPayPal, savedCard('a')] }).send(ruledOut)
  expect(requestableNow(scenario.state)).toBeUndefined()
  expect(scenario.state.selectedId).toBeUndefined()
  expect(scenario.heard()).toEqual(['noPaymentMethodRequestable'])
})

test.each([
  ['shown', 'card', []],
  ['edited', 'card', [{ type: 'edit-toggled' }]],
  ['asked about', 'card', [{ type: 'edit-toggled' }, { type: 'deletion-asked', entryId: 'p' }]],
  ['shown beside a third option', 'options', []],
] as const)(
  'WVIEW-11 a list that is %s and loses its last account to a failed option gives way',
  (_how, view, steps) => {
    const others = view === 'card' ? [] : (['venmo'] as const)
    const options = ['card', 'paypal', ...others] as const
    const scenario = startReadyScenario({ options, methods: [savedPayPal] })
    scenario.send(...steps, ruledOut)
    expect(scenario.state).toMatchObject({ view, mode: { kind: 'browsing' } })
    expect(scenario.heard()).toContain('noPaymentMethodRequestable')
    scenario.send(
      { type: 'option-chosen', option: 'card' },
      { type: 'sheet-requestable-changed', option: 'card', isRequestable: true },
    )
    expect(requestableNow(scenario.state)?.type).toBe('CreditCard')
  },
)

test('WVIEW-1 several options and no saved method start with the options list', () => {
  expect(areasOf(startReadyScenario().state)).toMatchObject({ options: 'alone', hasToggle: false })
})

test('WVIEW-2 a single option starts with its sheet', () => {
  const { state } = startReadyScenario({ options: ['card'] })
  expect(areasOf(state)).toMatchObject({ sheet: 'card', options: 'none', hasToggle: false })
})

test('WVIEW-3 the first saved method is chosen, unless the merchant refuses', () => {
  const methods = [savedCard('a'), savedCard('b')]
  const chosen = startReadyScenario({ methods }).state
  expect(chosen).toMatchObject({ view: 'methods', selectedId: 'a' })
  const unchosen = startReadyScenario({ methods, rules: { preselectsFirst: false } }).state
  expect(unchosen).toMatchObject({ view: 'methods', selectedId: undefined })
})

test('WTXT-4 ready is tracked once, and each kind of saved method once', () => {
  const scenario = startScenario({ methods: [savedCard('a'), savedCard('b')] })
  scenario.send(done('card'), done('paypal'))
  expect(scenario.heard()).toEqual([
    'track vaulted-card.preselect',
    'track appeared',
    'track vaulted-card.appear',
  ])
})

test('B-009 a preselected method is no event: the merchant can ask', () => {
  const scenario = startScenario({ methods: [savedCard('a')] }).forget()
  scenario.send(done('card'), done('paypal'))
  expect(scenario.heard().filter((line) => !line.startsWith('track'))).toEqual([])
})

test('WVIEW-7 loading shows until ready', () => {
  const scenario = startScenario()
  expect(areasOf(scenario.state)).toMatchObject({ isLoading: true, options: 'none' })
  scenario.send(done('card'), done('paypal'))
  expect(areasOf(scenario.state).isLoading).toBe(false)
})

test('an answer after teardown changes nothing', () => {
  const scenario = startScenario().send({ type: 'torn-down' })
  const before = scenario.state
  expect(scenario.send(done('card')).state).toBe(before)
})

test('B-083 what comes back from an app is told to the merchant once the widget is ready', () => {
  const scenario = startScenario({ options: ['card', 'venmo'], rules: { isGuest: true } })
  const method = newPayPal('from the app')
  scenario.send({ type: 'dependency-done', id: 'venmo' }, { type: 'method-added', method })
  scenario.runTimers().send({ type: 'dependency-done', id: 'card' })
  expect(scenario.state.view).toBe('options')
  expect(requestableNow(scenario.state)?.entry?.id).toBe('from the app')
  scenario.forget().send({ type: 'selection-settled', entryId: 'from the app' })
  expect(scenario.heard()).toEqual([
    'changeActiveView options methods',
    'paymentMethodRequestable PayPalAccount true',
  ])
})
