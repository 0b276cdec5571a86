import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import configure from '../../vite.config'
import { LONG, LongestFirst } from './longest-first'

test('each file that is begun early is there', () => {
  expect(LONG.filter((file) => !existsSync(file))).toEqual([])
})

test('Vitest alone orders tests: what a test starts does not', async () => {
  const sequencerOf = async (command: 'serve' | 'build', mode: string) =>
    (await configure({ command, mode })).test?.sequence?.sequencer
  expect(process.env['VITEST']).toBe('true')
  expect(await sequencerOf('serve', 'test')).toBe(LongestFirst)
  expect(await sequencerOf('build', 'production')).toBeUndefined()
  expect(await sequencerOf('serve', 'development')).toBeUndefined()
})
