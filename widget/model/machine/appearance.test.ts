import { expect, test } from 'vitest'
import { APPEARANCES, appearanceOf } from './appearance'
import { savedCard, startReadyScenario, startScenario } from './testing/scenario'

test('each look has one name', () => {
  expect(new Set(APPEARANCES).size).toBe(APPEARANCES.length)
})

test('a widget that starts, or refreshes its methods, is loading', () => {
  expect(appearanceOf(startScenario().state)).toBe('loading')
})

test('the options list shows whether all of them can be taken', () => {
  const { state } = startReadyScenario()
  expect(appearanceOf(state)).toBe('options')
  const paypal = (is: 'initializing' | 'failed') => ({ ...state.dependencies, paypal: is })
  expect(appearanceOf({ ...state, dependencies: paypal('initializing') })).toBe('options-pending')
  expect(appearanceOf({ ...state, dependencies: paypal('failed') })).toBe('options-failed')
})

test('a sheet is idle, works, or has failed', () => {
  const scenario = startReadyScenario().send({ type: 'option-chosen', option: 'card' })
  expect(appearanceOf(scenario.state)).toBe('card')
  scenario.send({ type: 'sheet-activity-changed', option: 'card', activity: 'working' })
  expect(appearanceOf(scenario.state)).toBe('working')
  scenario.send(
    { type: 'sheet-activity-changed', option: 'card', activity: 'idle' },
    { type: 'sheet-failed', option: 'card', failure: { kind: 'unknown' } },
  )
  expect(appearanceOf(scenario.state)).toBe('card-failed')
})

test('saved methods are chosen from, edited, and deleted', () => {
  const scenario = startReadyScenario({ methods: ['a', 'b'].map(savedCard) }).runTimers()
  expect(appearanceOf(scenario.state)).toBe('methods')
  scenario.send({ type: 'other-ways-asked' })
  expect(appearanceOf(scenario.state)).toBe('methods-and-options')
  scenario.send({ type: 'edit-toggled' })
  expect(appearanceOf(scenario.state)).toBe('editing')
  scenario.send({ type: 'deletion-asked', entryId: 'a' })
  expect(appearanceOf(scenario.state)).toBe('delete-confirmation')
  scenario.send({ type: 'deletion-confirmed' })
  expect(appearanceOf(scenario.state)).toBe('loading')
})
