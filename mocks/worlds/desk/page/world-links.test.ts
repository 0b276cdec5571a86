import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WorldLinks } from './world-links'

const render = (count: number) => {
  const names = Array.from({ length: count }, (_, index) => `world-${index + 1}`)
  return renderToStaticMarkup(createElement(WorldLinks, { names, shared: '-' }))
}

test('WORLD-7 of more worlds than are shown the desk says how many, and leads to all', () => {
  expect(render(8)).toContain('/w/world-8/desk')
  expect(render(8)).not.toContain('more')
  expect(render(11)).toMatch(/<a href="\/w">and 3 more<\/a>/)
  expect(render(11)).not.toContain('world-9')
})
