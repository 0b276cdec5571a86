import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ModelEvent } from './model-event'
import { requestableOf } from './requestable'
import {
  newCard,
  newPayPal,
  type Scenario,
  savedCard,
  startReadyScenario,
  toEntry,
} from './testing/scenario'

const saved = ['a', 'b', 'c'].map(savedCard)
const entryId = fc.constantFrom('a', 'b', 'c', 'new-card', 'new-paypal', 'unknown')

const event: fc.Arbitrary<ModelEvent | 'timers'> = fc.oneof(
  fc.constant('timers' as const),
  fc.constantFrom<ModelEvent>(
    { type: 'other-ways-asked' },
    { type: 'edit-toggled' },
    { type: 'deletion-canceled' },
    { type: 'deletion-confirmed' },
    { type: 'selection-cleared' },
    { type: 'verification-started' },
    { type: 'verification-failed' },
    { type: 'method-added', method: newCard('new-card') },
    { type: 'method-added', method: newPayPal('new-paypal') },
    { type: 'deletion-finished', hasFailed: true },
    { type: 'deletion-finished', hasFailed: false },
    { type: 'configuration-updated', option: 'paypal' },
    { type: 'option-ruled-out', option: 'paypal' },
    { type: 'option-chosen', option: 'card' },
    { type: 'option-chosen', option: 'paypal' },
    { type: 'sheet-requestable-changed', option: 'card', isRequestable: true },
    { type: 'sheet-requestable-changed', option: 'card', isRequestable: false },
    { type: 'sheet-activity-changed', option: 'card', activity: 'working' },
    { type: 'sheet-failed', option: 'card', failure: { kind: 'unknown' } },
  ),
  entryId.map((id): ModelEvent => ({ type: 'entry-chosen', entryId: id })),
  entryId.map((id): ModelEvent => ({ type: 'deletion-asked', entryId: id })),
  fc
    .subarray(saved)
    .map((left): ModelEvent => ({ type: 'entries-fetched', entries: left.map(toEntry) })),
)

function play(scenario: Scenario, step: ModelEvent | 'timers'): void {
  if (step === 'timers') scenario.runTimers()
  else scenario.send(step)
}

const anyWalk = (isGuest: boolean, check: (scenario: Scenario) => void) =>
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (steps) => {
      const scenario = startReadyScenario({ rules: { isGuest }, methods: isGuest ? [] : saved })
      for (const step of steps) {
        // Nobody fetches for a guest, so nothing is ever fetched.
        if (isGuest && step !== 'timers' && step.type === 'entries-fetched') continue
        play(scenario, step)
        check(scenario)
      }
    }),
    { numRuns: 400 },
  )

test.each([true, false])('whatever happens, ids name entries that exist (guest %s)', (isGuest) => {
  anyWalk(isGuest, ({ state }) => {
    const ids = [undefined, ...state.entries.map(({ id }) => id)]
    expect(ids).toContain(state.selectedId)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test.each([true, false])(
  'WREQ-2 whatever happens, no event repeats a state (guest %s)',
  (isGuest) => {
    anyWalk(isGuest, (scenario) => {
      const told = scenario.heard().filter((line) => /equestable/.test(line))
      const silences = told.filter((line, at) => line === told[at - 1] && line.startsWith('no'))
      expect(silences).toEqual([])
    })
  },
)

test.each([true, false])(
  'WREQ-1 whatever happens, only browsing is requestable (guest %s)',
  (isGuest) => {
    anyWalk(isGuest, ({ state }) => {
      if (requestableOf(state)) expect(state.mode.kind).toBe('browsing')
    })
  },
)

test.each([true, false])(
  'WVIEW-11 whatever happens, only the list and its question are edited (guest %s)',
  (isGuest) => {
    anyWalk(isGuest, ({ state: { view, mode } }) => {
      if (view !== 'methods' && view !== 'delete-confirmation') {
        expect(['browsing', 'deleting']).toContain(mode.kind)
      }
    })
  },
)

test('WVIEW-9 whatever happens, a guest has one method at most and no call to the vault', () => {
  anyWalk(true, ({ state, effects }) => {
    expect(state.entries.length).toBeLessThanOrEqual(1)
    const calls = effects.filter(({ type }) => type === 'delete-method' || type === 'fetch-methods')
    expect(calls).toEqual([])
  })
})
