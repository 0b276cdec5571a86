import { expect, test } from 'vitest'
import { createStore } from './store'

type Event = 'select' | 'clear'

function start() {
  const log: string[] = []
  const store = createStore<number, Event, string>({
    initial: 0,
    transition: (state, event) => ({
      state: event === 'select' ? state + 1 : 0,
      effects: [`${event} first`, `${event} second`],
    }),
    perform(effect, dispatch) {
      log.push(`${effect}, at ${store.read()}`)
      if (effect !== 'select first') return
      dispatch('clear')
      log.push(`cleared to ${store.read()}`)
    },
  })
  store.subscribe(() => log.push(`told of ${store.read()}`))
  return { store, log }
}

test('a handler that calls back reads at once what it did, and effects keep the order of the events', () => {
  const { store, log } = start()
  store.dispatch('select')
  expect(log).toEqual([
    'select first, at 1',
    'cleared to 0',
    'select second, at 0',
    'told of 0',
    'clear first, at 0',
    'clear second, at 0',
    'told of 0',
  ])
})

test('an effect that throws stops nothing that comes later', () => {
  const store = createStore<number, number, number>({
    initial: 0,
    transition: (_, event) => ({ state: event, effects: [event] }),
    perform(effect) {
      if (effect === 1) throw new Error('first')
    },
  })
  expect(() => store.dispatch(1)).toThrow('first')
  store.dispatch(2)
  expect(store.read()).toBe(2)
})
