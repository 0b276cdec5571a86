import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { replaceMeasured } from './replace-measured'

const mark = (bench: string) => `<!-- measured: npm run bench -- ${bench} --publish -->`
const document = `a\n${mark('one')}\n\nold\n\n<!-- /measured -->\nb\n${mark('two')}\n\nother\n\n<!-- /measured -->\nc`

test('figures of a bench take the place of its old ones, and nothing else changes', () => {
  const replaced = replaceMeasured(document, 'two', 'new\n')
  expect(replaced).toBe(document.replace('other', 'new'))
  expect(replaceMeasured(replaced, 'two', 'new')).toBe(replaced)
})

test('a document without the marks is refused', () => {
  expect(() => replaceMeasured(document, 'three', 'new')).toThrow('no lines')
  expect(() => replaceMeasured(mark('one'), 'one', 'new')).toThrow('no lines')
})

test.each([
  ['memory', 'deployment.md'],
  ['growth', 'growth.md'],
])('figures of %s have their place in %s', async (bench, name) => {
  const text = await readFile(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')
  expect(replaceMeasured(text, bench, '| new |')).toContain('\n\n| new |\n\n')
})
