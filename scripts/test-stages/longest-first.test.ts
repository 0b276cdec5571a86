import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LONG } from './longest-first'

test('each file that is begun early is there', () => {
  expect(LONG.filter((file) => !existsSync(file))).toEqual([])
})
