import { describe, expect, test } from 'vitest'
import { parseJournal, serializeJournal } from '../journal-schema'
import type { Transition } from '../payment-event'
import { IDLE, type PaymentState } from '../payment-state'
import { transition, unchanged } from '../payment-transition'
import { purchase } from '../testing/tabs'
import type { Design } from './design'
import { explore } from './explore'

/** Moves from an open shop: presses, answers, losses, delays, copies, deaths, a second tab, a lost session. */
const DEPTH = 12

const design: Design = { transition, hasLock: true, isWrittenAhead: true }
const faultOf = (changes: Partial<Design>) =>
  explore({ ...design, ...changes }, DEPTH).finding?.fault

describe('every interleaving up to depth 12', () => {
  test('PAY-8 PAY-9 one tab at a time: nothing is charged twice, no paid order is lost', () => {
    const { finding, steps, states } = explore(design, DEPTH)
    expect(finding).toBeUndefined()
    expect(states).toBeGreaterThan(40_000)
    expect([...steps].sort()).toEqual([
      'charge-unknown',
      'charged',
      'charging',
      'done',
      'failed',
      'idle',
      'order-unknown',
      'ordering',
      'requesting-nonce',
    ])
  })

  test('PAY-8 PAY-9 two tabs without a lock between them: the same', () => {
    expect(explore({ ...design, hasLock: false }, DEPTH).finding).toBeUndefined()
  })
})

describe('the exploration finds a machine that', () => {
  const spoiled =
    (spoil: (result: Transition) => Transition): Design['transition'] =>
    (state, event) =>
      spoil(transition(state, event))

  test('writes the journal only after the charge was sent', () => {
    expect(faultOf({ isWrittenAhead: false })).toBe('money was taken and no order follows')
  })

  test('takes a refusal for proof although an earlier request may have charged', () => {
    const forgetful = spoiled((result) =>
      result.state.step === 'charging'
        ? { ...result, state: { ...result.state, mayHaveSucceeded: false } }
        : result,
    )
    expect(faultOf({ transition: forgetful })).toMatch(/told that nothing was/)
  })

  test('says that nothing was charged when no answer came', () => {
    const hasty = spoiled((result) =>
      result.state.step === 'charge-unknown'
        ? unchanged({
            step: 'failed',
            purchase: result.state.purchase,
            failure: { kind: 'interrupted' },
          })
        : result,
    )
    expect(faultOf({ transition: hasty })).toBe('money was taken and no order follows')
  })

  test('lets a new purchase begin while an old one is open', () => {
    const careless: Design['transition'] = (state, event) =>
      event.type === 'pay' && state.step === 'charge-unknown'
        ? transition(IDLE, event)
        : transition(state, event)
    expect(faultOf({ transition: careless })).toBe('money was taken and no order follows')
  })

  test('gives up on an order that was turned away', () => {
    const stubborn: Design['transition'] = (state, event) =>
      state.step === 'charged' ? unchanged(state) : transition(state, event)
    expect(faultOf({ transition: stubborn })).toBe('money was taken and no order follows')
  })

  test('empties the cart before the order is made', () => {
    const eager: Design['transition'] = (state, event) => {
      const result = transition(state, event)
      if (result.state.step !== 'charging') return result
      return { ...result, effects: [{ type: 'clear-cart', purchase: result.state.purchase }] }
    }
    expect(faultOf({ transition: eager })).toBe('the cart was emptied without an order')
  })

  test('asks for a second nonce in the middle of a purchase', () => {
    const greedy: Design['transition'] = (state, event) => {
      if (event.type !== 'finish' || state.step !== 'charge-unknown')
        return transition(state, event)
      const nonce = `${state.nonce}-again`
      return transition({ ...state, nonce }, event)
    }
    expect(faultOf({ transition: greedy })).toBe('money was taken and no order follows')
  })
})

test('PAY-9 every state that can be reached survives its way through storage', () => {
  const kept = new Map<string, PaymentState>()
  const recording: Design['transition'] = (state, event) => {
    const result = transition(state, event)
    kept.set(JSON.stringify(result.state), result.state)
    return result
  }
  explore({ ...design, transition: recording }, 9)
  const entries = [...kept.values()].flatMap((state) => (state.step === 'idle' ? [] : [state]))
  expect(entries.length).toBeGreaterThan(20)
  for (const entry of entries) {
    const whole = { ...entry, purchase }
    expect(parseJournal(serializeJournal([whole]))).toEqual([whole])
  }
})
