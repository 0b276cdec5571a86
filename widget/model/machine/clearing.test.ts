import { expect, test } from 'vitest'
import type { ModelEvent } from './model-event'
import { requestableNow, requestableOf } from './requestable'
import { areasOf } from './selectors'
import { newCard, savedCard, startReadyScenario, toEntry } from './testing/scenario'

const methods = [savedCard('a'), savedCard('b')]

test('WVIEW-11 clearing forgets what is not saved and returns to the start when nothing is left', () => {
  const scenario = startReadyScenario({ rules: { isGuest: true } })
  scenario
    .send({ type: 'method-added', method: newCard('n') })
    .runTimers()
    .forget()
  scenario.send({ type: 'selection-cleared' })
  expect(scenario.state.entries).toEqual([])
  expect(scenario.heard()).toEqual([
    'noPaymentMethodRequestable',
    'changeActiveView methods options',
  ])
})

test('B-066 clearing with saved methods left stays, and asks the vault', () => {
  const scenario = startReadyScenario({ methods }).send({ type: 'selection-cleared' })
  expect(scenario.heard()).toEqual(['noPaymentMethodRequestable', 'fetch'])
  expect(areasOf(scenario.state)).toMatchObject({ isLoading: true, hasMethods: true })
  scenario.send({ type: 'entries-fetched', entries: methods.map(toEntry) })
  expect(areasOf(scenario.state).isLoading).toBe(false)
  expect(scenario.state.selectedId).toBeUndefined()
})

test('WREQ-1 WREQ-2 clearing tells of nothing before it tells of another view', () => {
  const scenario = startReadyScenario({ rules: { isGuest: true } }).send(
    { type: 'option-chosen', option: 'card' },
    { type: 'sheet-requestable-changed', option: 'card', isRequestable: true },
  )
  scenario.forget().send({ type: 'selection-cleared' })
  expect(scenario.heard()).toEqual(['noPaymentMethodRequestable', 'changeActiveView card options'])
})

test('WREQ-1 WREQ-2 a complete form that stays after clearing is told of again', () => {
  const scenario = startReadyScenario({ rules: { isGuest: true }, options: ['card'] }).send({
    type: 'sheet-requestable-changed',
    option: 'card',
    isRequestable: true,
  })
  scenario.forget().send({ type: 'selection-cleared' })
  expect(scenario.heard()).toEqual([
    'noPaymentMethodRequestable',
    'paymentMethodRequestable CreditCard false',
  ])
  expect(requestableOf(scenario.state)).toBeDefined()
})

test('B-067 clearing while a sheet is open clears the saved selection too', () => {
  const scenario = startReadyScenario({ methods }).send(
    { type: 'option-chosen', option: 'card' },
    { type: 'selection-cleared' },
    { type: 'entries-fetched', entries: methods.map(toEntry) },
    { type: 'other-ways-asked' },
  )
  expect(requestableOf(scenario.state)).toBeUndefined()
})

test('B-068 a cleared card that was not saved never comes back', () => {
  const scenario = startReadyScenario({ methods }).send({
    type: 'method-added',
    method: newCard('stale'),
  })
  scenario.runTimers().send({ type: 'selection-cleared' })
  scenario.send({ type: 'method-added', method: newCard('fresh') })
  expect(scenario.state.entries.map(({ id }) => id)).toEqual(['fresh', 'a', 'b'])
})

test.each<ModelEvent>([
  { type: 'entries-fetched', entries: methods.map(toEntry) },
  { type: 'refresh-failed' },
])(
  'WREQ-1 B-068 what a sheet makes during a refresh outlasts it, and the merchant hears nothing ($type)',
  (answer) => {
    const scenario = startReadyScenario({ methods }).send(
      { type: 'selection-cleared' },
      { type: 'method-added', method: newCard('n') },
    )
    scenario.runTimers().forget().send(answer)
    expect(scenario.state.entries.map(({ id }) => id)).toEqual(['n', 'a', 'b'])
    expect(requestableOf(scenario.state)?.entry?.id).toBe('n')
    expect(scenario.heard()).toEqual([])
  },
)

test('WREQ-1 what is settling when a refresh ends settles', () => {
  const scenario = startReadyScenario({ methods }).send(
    { type: 'selection-cleared' },
    { type: 'method-added', method: newCard('n') },
    { type: 'entries-fetched', entries: [] },
  )
  expect(requestableNow(scenario.state)?.entry?.id).toBe('n')
  expect(requestableOf(scenario.runTimers().state)?.entry?.id).toBe('n')
})
