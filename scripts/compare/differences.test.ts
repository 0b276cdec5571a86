import { expect, test } from 'vitest'
import { compareObservations } from './differences'
import type { Observation, Step } from './observation'
import { renderPage, renderText } from './render-report'

const step: Step = {
  name: 'start',
  texts: ['Pay with card'],
  hooks: ['wrapper'],
  isRequestable: false,
  options: ['card'],
  events: ['changeActiveView', 'paymentMethodRequestable'],
  picture: Buffer.from('picture'),
}

const page: Observation = { created: 'ready', steps: [step], console: [], hosts: ['shop.example'] }

test('two pages that do the same differ in nothing', () => {
  expect(compareObservations(page, page)).toEqual([])
  expect(renderText([])).toBe('Nothing differs.')
})

test('texts and hooks differ by what only one has, events by their order', () => {
  const events = step.events.toReversed()
  const after = { ...page, steps: [{ ...step, texts: ['Pay with card', 'Safely'], events }] }
  expect(compareObservations(page, after)).toEqual([
    { step: 'start', what: 'texts', old: [], new: ['Safely'] },
    { step: 'start', what: 'events', old: step.events, new: events },
  ])
})

test('a step that only one page has, and what the whole page does, are told too', () => {
  const after = { ...page, created: 'failed: no', steps: [], console: ['uncaught: x'], hosts: [] }
  expect(compareObservations(page, after).map(({ step: at, what }) => `${at}: ${what}`)).toEqual([
    'whole page: create',
    'whole page: steps',
    'whole page: console',
    'whole page: hosts',
  ])
})

test('the report shows texts of the page as text', () => {
  const differences = compareObservations(page, { ...page, console: ['<img src=x onerror=a()>'] })
  const html = renderPage('http://shop.example/?a=1&b=2', page, page, differences)
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('&#60;img src=x onerror=a()&#62;')
  expect(html).toContain('a=1&#38;b=2')
})
