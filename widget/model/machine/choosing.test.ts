import { expect, test } from 'vitest'
import { requestableNow, requestableOf } from './requestable'
import { areasOf } from './selectors'
import { newCard, newPayPal, savedCard, startReadyScenario, toEntry } from './testing/scenario'

const methods = [savedCard('a'), savedCard('b')]

test('WVIEW-5 a chosen method is active at once and its list follows', () => {
  const scenario = startReadyScenario({ methods }).send({ type: 'entry-chosen', entryId: 'b' })
  expect(scenario.state.selectedId).toBe('b')
  expect(scenario.heard()).toEqual(['track vaulted-card.select'])
  scenario.forget().send({ type: 'selection-settled', entryId: 'b' })
  expect(scenario.heard()).toEqual([
    'changeActiveView methods methods',
    'paymentMethodRequestable CreditCard true',
  ])
})

test('WTXT-4 choosing a method that is not saved tells analytics nothing', () => {
  const scenario = startReadyScenario({ methods })
    .send({ type: 'method-added', method: newPayPal('p') })
    .runTimers()
    .send({ type: 'entry-chosen', entryId: 'a' })
    .runTimers()
    .forget()
  expect(scenario.send({ type: 'entry-chosen', entryId: 'p' }).heard()).toEqual([])
})

test('WREQ-2 choosing the chosen method again repeats no requestable event', () => {
  const scenario = startReadyScenario({ methods }).send({ type: 'entry-chosen', entryId: 'a' })
  scenario.forget().send({ type: 'selection-settled', entryId: 'a' })
  expect(scenario.heard()).toEqual(['changeActiveView methods methods'])
})

test('WREQ-2 a tile tells view, requestable and option, in this order', () => {
  const scenario = startReadyScenario({ methods }).send({ type: 'option-chosen', option: 'paypal' })
  expect(scenario.heard()).toEqual([
    'changeActiveView methods paypal',
    'noPaymentMethodRequestable',
    'paymentOptionSelected paypal',
    'track selected.paypal',
  ])
})

test('an option that failed or is not offered cannot be taken', () => {
  const scenario = startReadyScenario().send({ type: 'dependency-failed', id: 'paypal', error: 0 })
  const before = scenario.state
  scenario.send({ type: 'option-chosen', option: 'paypal' })
  scenario.send({ type: 'option-chosen', option: 'venmo' })
  expect(scenario.state).toBe(before)
})

test('WREQ-1 a saved method rests while a sheet is open and comes back with its list', () => {
  const scenario = startReadyScenario({ methods }).send({ type: 'option-chosen', option: 'paypal' })
  expect(requestableOf(scenario.state)).toBeUndefined()
  scenario.send({ type: 'other-ways-asked' })
  expect(requestableOf(scenario.state)?.entry?.id).toBe('a')
  expect(areasOf(scenario.state)).toMatchObject({
    hasMethods: true,
    options: 'below',
    hasToggle: false,
  })
})

test('WREQ-1 the card sheet is requestable when its form is', () => {
  const scenario = startReadyScenario({ options: ['card'] })
  scenario.send({ type: 'sheet-requestable-changed', option: 'card', isRequestable: true })
  expect(scenario.heard()).toEqual(['paymentMethodRequestable CreditCard false'])
  scenario.forget()
  scenario.send({ type: 'sheet-requestable-changed', option: 'card', isRequestable: true })
  expect(scenario.heard()).toEqual([])
  scenario.send({ type: 'sheet-requestable-changed', option: 'card', isRequestable: false })
  expect(scenario.heard()).toEqual(['noPaymentMethodRequestable'])
})

test('B-105 a card: silence while it is made, then its list and one event', () => {
  const scenario = startReadyScenario({ rules: { isGuest: true }, options: ['card'] })
  scenario.send(
    { type: 'sheet-requestable-changed', option: 'card', isRequestable: true },
    { type: 'sheet-activity-changed', option: 'card', activity: 'working' },
  )
  scenario
    .forget()
    .send(
      { type: 'sheet-requestable-changed', option: 'card', isRequestable: false },
      { type: 'method-added', method: newCard('n') },
    )
  expect(scenario.heard()).toEqual([])
  expect(scenario.runTimers().heard()).toEqual([
    'changeActiveView card methods',
    'paymentMethodRequestable CreditCard true',
  ])
})

test('a wallet’s method can be requested before its list has come forward', () => {
  const scenario = startReadyScenario({ rules: { isGuest: true }, options: ['venmo'] })
  scenario.send({ type: 'method-added', method: newPayPal('n') })
  expect(requestableNow(scenario.state)?.entry?.id).toBe('n')
  expect(scenario.heard()).toEqual([])
})

test('WVIEW-9 a guest keeps one method, the newest', () => {
  const scenario = startReadyScenario({ rules: { isGuest: true } })
  scenario.send(
    { type: 'method-added', method: newCard('one') },
    { type: 'method-added', method: newPayPal('two') },
  )
  expect(scenario.state.entries.map(({ id }) => id)).toEqual(['two'])
})

test('a customer gets a new method on top of the saved ones', () => {
  const scenario = startReadyScenario({ methods })
  scenario.send({ type: 'method-added', method: newCard('n') })
  expect(scenario.state.entries.map(({ id }) => id)).toEqual(['n', 'a', 'b'])
})

test('a shopper who moves on while a choice settles is not called back', () => {
  const scenario = startReadyScenario({ methods }).send(
    { type: 'entry-chosen', entryId: 'b' },
    { type: 'option-chosen', option: 'card' },
  )
  expect(scenario.runTimers().state.view).toBe('card')
})

test('B-032 with one option the toggle opens its sheet below the list', () => {
  const scenario = startReadyScenario({ options: ['card'], methods })
  scenario.send({ type: 'other-ways-asked' })
  expect(scenario.heard()).toEqual(['changeActiveView methods card', 'noPaymentMethodRequestable'])
  expect(areasOf(scenario.state)).toMatchObject({
    hasMethods: true,
    sheet: 'card',
    hasToggle: false,
  })
})

test('B-032 the toggle reveals the options below the list without an event', () => {
  const scenario = startReadyScenario({ methods }).send({ type: 'other-ways-asked' })
  expect(scenario.heard()).toEqual([])
  expect(requestableOf(scenario.state)?.entry?.id).toBe('a')
  expect(areasOf(scenario.state)).toMatchObject({ options: 'below', hasToggle: false })
})

test('the options that a shopper reveals unchanged, also right after a choice', () => {
  const scenario = startReadyScenario({ methods }).send(
    { type: 'entry-chosen', entryId: 'b' },
    { type: 'other-ways-asked' },
  )
  expect(scenario.heard()).toContain('paymentMethodRequestable CreditCard true')
  expect(areasOf(scenario.runTimers().state).options).toBe('below')
})

test('B-070 new configuration does not take a shopper away from the card form', () => {
  const scenario = startReadyScenario({ rules: { isGuest: true } }).send(
    { type: 'option-chosen', option: 'card' },
    { type: 'sheet-requestable-changed', option: 'card', isRequestable: true },
  )
  scenario.forget().send({ type: 'configuration-updated', option: 'paypal' })
  expect(scenario.state.view).toBe('card')
  expect(scenario.heard()).toEqual([])
})

test('WPAY-10 a new amount that no method was authorized for changes nothing', () => {
  const scenario = startReadyScenario({ methods })
  const { state } = scenario
  scenario.send({ type: 'configuration-updated', option: 'paypal' })
  expect(scenario.state).toBe(state)
})

test('WVIEW-11 a card that was typed outlives a new amount of PayPal', () => {
  const scenario = startReadyScenario({ rules: { isGuest: true } })
  scenario.send({ type: 'method-added', method: newCard('typed') }).runTimers()
  scenario.forget().send({ type: 'configuration-updated', option: 'paypal' })
  expect(requestableOf(scenario.state)?.entry?.id).toBe('typed')
  expect(scenario.heard()).toEqual([])
})

test('B-071 a payment that was authorized for the old amount is never handed out', () => {
  const scenario = startReadyScenario({ methods })
  scenario
    .send({ type: 'method-added', method: newPayPal('old') })
    .runTimers()
    .forget()
  scenario.send({ type: 'configuration-updated', option: 'paypal' })
  expect(requestableOf(scenario.state)).toBeUndefined()
  expect(scenario.heard()).toEqual(['noPaymentMethodRequestable'])
})

test('WVIEW-11 a guest whose only method is dropped starts again', () => {
  const scenario = startReadyScenario({ rules: { isGuest: true } })
  scenario
    .send({ type: 'method-added', method: newPayPal('old') })
    .runTimers()
    .forget()
  scenario.send({ type: 'configuration-updated', option: 'paypalCredit' })
  expect(scenario.heard()).toEqual([
    'changeActiveView methods options',
    'noPaymentMethodRequestable',
  ])
})

test('WPAY-2 an error shows in the sheet that it belongs to, until the shopper leaves', () => {
  const failure = { kind: 'text', key: 'genericError' } as const
  const scenario = startReadyScenario().send({ type: 'option-chosen', option: 'paypal' })
  scenario.send({ type: 'sheet-failed', option: 'card', failure })
  expect(scenario.state.failure).toBeUndefined()
  scenario.send({ type: 'sheet-failed', option: 'paypal', failure })
  expect(scenario.state.failure).toBe(failure)
  scenario.send({ type: 'other-ways-asked' })
  expect(scenario.state.failure).toBeUndefined()
})

test('WPAY-7 during 3D Secure the merchant hears nothing, then of the new nonce', () => {
  const scenario = startReadyScenario({ methods }).send({ type: 'entry-chosen', entryId: 'b' })
  scenario.runTimers().send({ type: 'verification-started' })
  expect(areasOf(scenario.state)).toMatchObject({ isLoading: true, hasMethods: false })
  scenario.forget()
  scenario.send({
    type: 'verification-succeeded',
    entryId: 'b',
    method: { ...savedCard('verified'), liabilityShifted: true },
  })
  expect(scenario.heard()).toEqual(['paymentMethodRequestable CreditCard true'])
  expect(requestableOf(scenario.state)?.entry?.method.nonce).toBe('verified')
})

test('WPAY-7 a bank that answers while the card is still settling causes no false event', () => {
  const scenario = startReadyScenario({ rules: { isGuest: true }, options: ['card'] })
  scenario.send(
    { type: 'sheet-requestable-changed', option: 'card', isRequestable: true },
    { type: 'sheet-activity-changed', option: 'card', activity: 'tokenized' },
    { type: 'sheet-requestable-changed', option: 'card', isRequestable: false },
    { type: 'method-added', method: newCard('n') },
    { type: 'verification-started' },
  )
  scenario.send({
    type: 'verification-succeeded',
    entryId: 'n',
    method: { ...newCard('verified'), liabilityShifted: true },
  })
  expect(
    scenario
      .runTimers()
      .heard()
      .filter((line) => !line.startsWith('track')),
  ).toEqual([
    'paymentMethodRequestable CreditCard false',
    'changeActiveView card methods',
    'paymentMethodRequestable CreditCard true',
  ])
})

test('B-088 a failed 3D Secure clears the selection and events go on', () => {
  const scenario = startReadyScenario({ methods }).send(
    { type: 'verification-started' },
    { type: 'verification-failed' },
  )
  expect(scenario.heard()).toEqual(['noPaymentMethodRequestable', 'fetch'])
  scenario.send({ type: 'entries-fetched', entries: methods.map(toEntry) }).forget()
  scenario.send({ type: 'entry-chosen', entryId: 'a' }).runTimers()
  expect(scenario.heard()).toContain('paymentMethodRequestable CreditCard true')
})
