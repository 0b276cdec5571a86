import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { buildBaseline } from './build-baseline'

test('the yardstick of pages is the build that the figures name', async () => {
  const { hash } = await buildBaseline()
  const figures = await readFile(new URL('../../../docs/measured.md', import.meta.url), 'utf8')
  // Another one is another yardstick: then `npm run bench -- page` is due, and the new hash with its figures.
  expect(figures).toContain(`baseline ${hash}`)
})
