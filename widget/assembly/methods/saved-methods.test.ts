import { expect, test, vi } from 'vitest'
import type { Effect } from '../../model/machine/effect'
import { requestableNow } from '../../model/machine/requestable'
import { savedCard, startReadyScenario } from '../../model/machine/scenario'
import type { PaymentMethod } from '../../model/terms/payment-method'
import { parseOptions } from '../../options/parse-options'
import { createDisposer } from '../disposer'
import { createSavedMethods } from './saved-methods'

const cards = ['a', 'b'].map(savedCard)
const [a = savedCard('a'), b = savedCard('b')] = cards

/** A ready widget whose vault deletes at once and answers a fetch when a test makes it. */
function start() {
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
    { isOffered: () => true, disposer: createDisposer() },
  )
  const scenario = startReadyScenario({ methods: cards })
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
  return { scenario, settle, answers }
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
    expect(scenario.state.entries.map(({ id }) => id)).toEqual(['b'])
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
  expect(scenario.state.entries.map(({ id }) => id)).toEqual(['new nonce'])
  expect(scenario.state.loading).not.toContain('refreshing')
  expect(consoleError).toHaveBeenCalledOnce()
})
