import { expect, test, vi } from 'vitest'
import type { Effect } from '../../model/machine/effect'
import { requestableNow } from '../../model/machine/requestable'
import {
  type Scenario,
  savedCard,
  startReadyScenario,
  startScenario,
} from '../../model/machine/testing/scenario'
import type { PaymentMethod } from '../../model/terms/payment-method'
import { parseOptions } from '../../options/parse-options'
import { createDisposer } from '../disposer'
import { createSavedMethods } from './saved-methods'

/** A saved card, by a nonce of its own. */
function cardOf(lastFour: string, nonce: string): PaymentMethod {
  return { ...savedCard(nonce), type: 'CreditCard', details: { lastFour, cardType: 'Visa' } }
}

const a = cardOf('1111', 'a')
const b = cardOf('0026', 'b')
const cards = [a, b]

/** A ready widget whose vault deletes at once and answers a fetch when a test makes it. */
function start(scenario = startReadyScenario({ methods: cards })) {
  const answers: { resolve(methods: PaymentMethod[]): void; reject(error: unknown): void }[] = []
  const openVault = async () => ({
    fetch: () =>
      new Promise<PaymentMethod[]>((resolve, reject) => void answers.push({ resolve, reject })),
    delete: async () => undefined,
    teardown: async () => undefined,
  })
  const saved = createSavedMethods(
    { openVault },
    parseOptions({ authorization: 'a token', container: '#container' }),
    { read: () => scenario.state, disposer: createDisposer() },
  )
  const perform = (effect: Effect) => {
    if (effect.type === 'fetch-methods') void saved.fetchAgain(scenario.send)
    if (effect.type === 'delete-method') void saved.deleteMethod(effect.nonce, scenario.send)
  }
  /** Lets everything that was asked for come as far as the vault. */
  async function settle() {
    const { effects } = scenario
    for (const effect of effects.splice(0, effects.length)) perform(effect)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { scenario, saved, settle, answers }
}

function noncesOf({ state }: Scenario): string[] {
  return state.entries.map(({ method }) => method.nonce)
}

async function deleteWhileRefreshing() {
  const widget = start()
  widget.scenario.send(
    { type: 'selection-cleared' },
    { type: 'edit-toggled' },
    { type: 'deletion-asked', entryId: 'a' },
    { type: 'deletion-confirmed' },
  )
  await widget.settle()
  await widget.settle()
  expect(widget.answers).toHaveLength(2)
  return widget
}

test.each([
  ['before', [0, 1]],
  ['after', [1, 0]],
] as const)(
  'WVAULT-5 a list from before a deletion that comes %s the one after it brings nothing back',
  async (_when, order) => {
    const { scenario, settle, answers } = await deleteWhileRefreshing()
    for (const index of order) {
      answers[index]?.resolve(index === 0 ? [a, b] : [b])
      await settle()
      expect(requestableNow(scenario.state)?.entry?.id).not.toBe('a')
    }
    expect(noncesOf(scenario)).toEqual(['b'])
    expect(scenario.state.loading).not.toContain('refreshing')
  },
)

test('WVAULT-5 a refresh that fails does not pass for the list after the deletion', async () => {
  const { scenario, settle, answers } = await deleteWhileRefreshing()
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  answers[0]?.reject(new Error('offline'))
  await settle()
  expect(scenario.state.mode.kind).toBe('deleting')
  answers[1]?.resolve([savedCard('new nonce')])
  await settle()
  expect(noncesOf(scenario)).toEqual(['new nonce'])
  expect(scenario.state.loading).not.toContain('refreshing')
  expect(consoleError).toHaveBeenCalledOnce()
})

async function refresh() {
  const widget = start()
  widget.scenario.send({ type: 'selection-cleared' })
  await widget.settle()
  widget.scenario.forget()
  return widget
}

test.each(['before', 'after'])(
  'WVIEW-5 what the shopper chooses during a refresh stays chosen, and settles %s its end',
  async (when) => {
    const { scenario, settle, answers } = await refresh()
    scenario.send({ type: 'entry-chosen', entryId: 'b' })
    if (when === 'before') scenario.runTimers()
    answers[0]?.resolve([cardOf('1111', 'a2'), cardOf('0026', 'b2')])
    await settle()
    if (when === 'after') scenario.runTimers()
    expect(noncesOf(scenario)).toEqual(['a2', 'b2'])
    expect(requestableNow(scenario.state)?.entry?.method.nonce).toBe('b2')
    expect(scenario.heard()).not.toContain('noPaymentMethodRequestable')
  },
)

test.each([
  ['does not know of it', [], ['n', 'a2', 'b2']],
  ['knows of it', [cardOf('4242', 'n2')], ['n2', 'a2', 'b2']],
])(
  'WVAULT-1 a card that is saved during a refresh stays, and chosen, where the answer %s',
  async (_whether, known, nonces) => {
    const { scenario, settle, answers } = await refresh()
    scenario.send({ type: 'method-added', method: cardOf('4242', 'n') }).runTimers()
    answers[0]?.resolve([...known, cardOf('1111', 'a2'), cardOf('0026', 'b2')])
    await settle()
    expect(noncesOf(scenario)).toEqual(nonces)
    expect(requestableNow(scenario.state)?.entry?.method.nonce).toBe(nonces[0])
    expect(scenario.heard()).not.toContain('noPaymentMethodRequestable')
  },
)

test('WVAULT-1 what is gone from the vault goes, chosen or not, and what is twice in there stays twice', async () => {
  const { scenario, settle, answers } = await refresh()
  scenario.send({ type: 'entry-chosen', entryId: 'b' }).runTimers()
  answers[0]?.resolve([cardOf('1111', 'a2'), cardOf('1111', 'a3')])
  await settle()
  expect(noncesOf(scenario)).toEqual(['a2', 'a3'])
  expect(requestableNow(scenario.state)).toBeUndefined()
})

test('WVAULT-1 a card that was saved while the first list was on its way is in it once', async () => {
  const { scenario, saved, settle, answers } = start(startScenario())
  void saved.fetchFirst(scenario.send)
  await settle()
  scenario.send({ type: 'method-added', method: cardOf('1111', 'n') })
  answers[0]?.resolve(cards)
  await settle()
  expect(noncesOf(scenario)).toEqual(['n', 'b'])
})
