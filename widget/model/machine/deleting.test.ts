import { expect, test } from 'vitest'
import { requestableOf } from './requestable'
import { areasOf, shownClasses, tickedEntry } from './selectors'
import {
  newCard,
  newPayPal,
  type Scenario,
  savedCard,
  startReadyScenario,
  toEntry,
} from './testing/scenario'

const methods = [savedCard('a'), savedCard('b')]

function startDeleting(id: string, options = {}): Scenario {
  return startReadyScenario({ methods, ...options })
    .send({ type: 'edit-toggled' }, { type: 'deletion-asked', entryId: id })
    .forget()
}

test('WVAULT-2 editing shows the list, hides toggle and tick, and nothing is requestable', () => {
  const scenario = startReadyScenario({ methods }).send({ type: 'edit-toggled' })
  expect(scenario.heard()).toEqual([
    'changeActiveView methods methods',
    'noPaymentMethodRequestable',
    'track manager.appeared',
  ])
  expect(areasOf(scenario.state)).toMatchObject({ hasMethods: true, hasToggle: false })
  expect(tickedEntry(scenario.state)).toBeUndefined()
  scenario.forget().send({ type: 'edit-toggled' })
  expect(scenario.heard()).toEqual(['paymentMethodRequestable CreditCard true'])
})

test('WVAULT-2 without vaultManager there is no editing', () => {
  const scenario = startReadyScenario({ methods, rules: { allowsDeletion: false } })
  expect(areasOf(scenario.state).hasEdit).toBe(false)
  expect(scenario.send({ type: 'edit-toggled' }).state.mode.kind).toBe('browsing')
})

test('WVAULT-3 while editing a method is not chosen but asked about', () => {
  const scenario = startReadyScenario({ methods }).send({ type: 'edit-toggled' })
  expect(scenario.send({ type: 'entry-chosen', entryId: 'b' }).state.selectedId).toBe('a')
  scenario.forget().send({ type: 'deletion-asked', entryId: 'b' })
  expect(scenario.heard()).toEqual(['changeActiveView methods delete-confirmation'])
  expect(areasOf(scenario.state).confirmation?.id).toBe('b')
})

test('B-075 a method that pays a subscription cannot be deleted', () => {
  const scenario = startReadyScenario({ methods: [{ ...savedCard('a'), hasSubscription: true }] })
  scenario.send({ type: 'edit-toggled' }, { type: 'deletion-asked', entryId: 'a' })
  expect(scenario.state.mode.kind).toBe('editing')
})

test('WVAULT-4 no goes back to the list, still editing', () => {
  const scenario = startDeleting('b').send({ type: 'deletion-canceled' })
  expect(scenario.heard()).toEqual(['changeActiveView delete-confirmation methods'])
  expect(scenario.state.mode.kind).toBe('editing')
})

test('WVAULT-5 yes deletes, refreshes, and hides loading last', () => {
  const scenario = startDeleting('a').send({ type: 'deletion-confirmed' })
  expect(scenario.heard()).toEqual(['delete a'])
  expect(shownClasses(scenario.state)).toEqual([])
  scenario.forget().send({ type: 'deletion-finished', hasFailed: false })
  expect(scenario.heard()).toEqual(['fetch'])
  scenario.forget().send({ type: 'entries-fetched', entries: [toEntry(savedCard('b'))] })
  expect(areasOf(scenario.state).isLoading).toBe(true)
  scenario.runTimers()
  expect(scenario.heard()).toEqual([
    'track vaulted-card.preselect',
    'changeActiveView delete-confirmation methods',
    'paymentMethodRequestable CreditCard true',
  ])
  expect(areasOf(scenario.state).isLoading).toBe(false)
})

test('WVAULT-2 WVAULT-6 a failed deletion returns to editing with an error, which goes when editing ends', () => {
  const scenario = startDeleting('a').send(
    { type: 'deletion-confirmed' },
    { type: 'deletion-finished', hasFailed: true },
    { type: 'entries-fetched', entries: methods.map(toEntry) },
  )
  expect(scenario.state).toMatchObject({
    mode: { kind: 'editing' },
    view: 'methods',
    failure: { kind: 'text', key: 'vaultManagerPaymentMethodDeletionError' },
  })
  scenario.runTimers().send({ type: 'edit-toggled' })
  expect(scenario.state.failure).toBeUndefined()
  expect(requestableOf(scenario.state)?.entry?.id).toBe('a')
})

test('WVAULT-6 with nothing left the default view shows', () => {
  const scenario = startDeleting('a', { methods: [savedCard('a')] }).send(
    { type: 'deletion-confirmed' },
    { type: 'deletion-finished', hasFailed: true },
    { type: 'entries-fetched', entries: [] },
  )
  expect(scenario.state).toMatchObject({ view: 'options', mode: { kind: 'browsing' } })
})

test('B-078 without preselection a deleted method is not requestable', () => {
  const scenario = startReadyScenario({ methods, rules: { preselectsFirst: false } })
  scenario.send({ type: 'entry-chosen', entryId: 'a' }).runTimers()
  scenario.send(
    { type: 'edit-toggled' },
    { type: 'deletion-asked', entryId: 'a' },
    { type: 'deletion-confirmed' },
    { type: 'deletion-finished', hasFailed: false },
    { type: 'entries-fetched', entries: [toEntry(savedCard('b'))] },
  )
  scenario.runTimers()
  expect(scenario.state).toMatchObject({ view: 'methods', selectedId: undefined })
  expect(requestableOf(scenario.state)).toBeUndefined()
})

test('B-063 a guest deletes without the vault', () => {
  const scenario = startReadyScenario({ rules: { isGuest: true } })
  scenario.send({ type: 'method-added', method: newCard('n') }).runTimers()
  scenario.send({ type: 'edit-toggled' }, { type: 'deletion-asked', entryId: 'n' }).forget()
  scenario.send({ type: 'deletion-confirmed' })
  expect(scenario.heard()).toEqual(['changeActiveView delete-confirmation options'])
  expect(scenario.state.entries).toEqual([])
})

test('B-079 a method that was never saved is forgotten without asking the vault', () => {
  const scenario = startReadyScenario({ methods })
  scenario.send({ type: 'method-added', method: newCard('n') }).runTimers()
  scenario.send({ type: 'edit-toggled' }, { type: 'deletion-asked', entryId: 'n' }).forget()
  scenario.send({ type: 'deletion-confirmed' }).runTimers()
  expect(scenario.heard()).not.toContain('delete n')
  expect(scenario.state.entries.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('WVAULT-3 WVIEW-11 clearing leaves the question in sight, and yes deletes what it was about', () => {
  const scenario = startDeleting('b').send(
    { type: 'selection-cleared' },
    { type: 'entries-fetched', entries: [toEntry(savedCard('c')), toEntry(savedCard('d'))] },
  )
  expect(areasOf(scenario.state).confirmation?.id).toBe('b')
  scenario.forget().send({ type: 'deletion-confirmed' })
  expect(scenario.heard()).toEqual(['delete b'])
})

test('WVAULT-5 a refresh that was under way does not pass for the list after the deletion', () => {
  const scenario = startDeleting('a').send(
    { type: 'selection-cleared' },
    { type: 'deletion-confirmed' },
    { type: 'entries-fetched', entries: methods.map(toEntry) },
  )
  expect(scenario.state.mode.kind).toBe('deleting')
  scenario.send({ type: 'deletion-finished', hasFailed: false })
  scenario.send({ type: 'entries-fetched', entries: [toEntry(savedCard('b'))] })
  expect(scenario.state.mode.kind).toBe('browsing')
  expect(scenario.state.entries.map(({ id }) => id)).toEqual(['b'])
})

test('WVIEW-7 the list after a deletion ends the loading of a refresh before it, whose own never comes', () => {
  const scenario = startDeleting('a').send(
    { type: 'selection-cleared' },
    { type: 'deletion-confirmed' },
    { type: 'deletion-finished', hasFailed: false },
    { type: 'entries-fetched', entries: [toEntry(savedCard('b'))] },
  )
  expect(areasOf(scenario.runTimers().state).isLoading).toBe(false)
})

const emptied: Record<string, (scenario: Scenario) => Scenario> = {
  'clearing while editing': (scenario) => scenario.send({ type: 'selection-cleared' }),
  'clearing while asked about': (scenario) =>
    scenario.send({ type: 'deletion-asked', entryId: 'n' }, { type: 'selection-cleared' }),
  'a new configuration while editing': (scenario) =>
    scenario.send({ type: 'configuration-updated', option: 'paypal' }),
  'a new configuration while asked about': (scenario) =>
    scenario.send(
      { type: 'deletion-asked', entryId: 'n' },
      { type: 'configuration-updated', option: 'paypal' },
    ),
}

test.each(Object.entries(emptied))(
  'WVIEW-11 %s ends with a form that can be paid with',
  (_name, empty) => {
    const scenario = startReadyScenario({ rules: { isGuest: true } })
    scenario.send({ type: 'method-added', method: newPayPal('n') }).runTimers()
    empty(scenario.send({ type: 'edit-toggled' }))
    expect(scenario.state.view).toBe('options')
    scenario.send(
      { type: 'option-chosen', option: 'card' },
      { type: 'sheet-requestable-changed', option: 'card', isRequestable: true },
    )
    expect(requestableOf(scenario.state)?.type).toBe('CreditCard')
  },
)
