import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WorldLinks } from './world-links'

const render = (count: number) => {
  const names = Array.from({ length: count }, (_, index) => `world-${index + 1}`)
  return renderToStaticMarkup(createElement(WorldLinks, { names }))
}

test('WORLD-7 of more worlds than are shown the desk says how many, and has all behind that', () => {
  expect(render(8)).toContain('/w/world-8/desk')
  expect(render(8)).not.toContain('more')
  const [shown = '', more = ''] = render(11).split('<summary>')
  expect(shown).not.toContain('world-9')
  expect(more).toMatch(/^and 3 more<\/summary>.*world-9\/desk.*world-11\/desk/)
})
