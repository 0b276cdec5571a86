import { expect, test } from 'vitest'
import { requestableNow } from './requestable'
import { newCard, startReadyScenario } from './testing/scenario'

test('B-088 a verification that fails while the form is still at work leaves nothing requestable, and says so', () => {
  const scenario = startReadyScenario({ options: ['card'], rules: { isGuest: true } }).send(
    { type: 'sheet-requestable-changed', option: 'card', isRequestable: true },
    { type: 'sheet-activity-changed', option: 'card', activity: 'tokenized' },
    { type: 'sheet-requestable-changed', option: 'card', isRequestable: false },
  )
  expect(requestableNow(scenario.state)).toBeDefined()
  scenario.send(
    { type: 'method-added', method: newCard('n') },
    { type: 'verification-started' },
    { type: 'verification-failed' },
  )
  expect(scenario.heard()).not.toContain('noPaymentMethodRequestable')
  scenario.forget().send({ type: 'sheet-activity-changed', option: 'card', activity: 'idle' })
  expect(scenario.heard()).toEqual(['noPaymentMethodRequestable'])
  expect(requestableNow(scenario.state)).toBeUndefined()
})

test('WREQ-2 of a card that was accepted its list tells, not the emptied form', () => {
  const scenario = startReadyScenario({ options: ['card'], rules: { isGuest: true } }).send(
    { type: 'sheet-requestable-changed', option: 'card', isRequestable: true },
    { type: 'sheet-activity-changed', option: 'card', activity: 'tokenized' },
    { type: 'sheet-requestable-changed', option: 'card', isRequestable: false },
    { type: 'method-added', method: newCard('n') },
  )
  scenario.forget().send({ type: 'sheet-activity-changed', option: 'card', activity: 'idle' })
  expect(scenario.heard()).toEqual([])
})
