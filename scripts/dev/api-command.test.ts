import { expect, test } from 'vitest'
import { apiCommand } from './api-command'

test('the API is put back to the seed by its first start alone', () => {
  const { args, laterArgs } = apiCommand(4010, ['--seed', '--products', '100'])
  expect(args.slice(-5)).toEqual(['--port', '4010', '--seed', '--products', '100'])
  expect(laterArgs.slice(-4)).toEqual(['--port', '4010', '--products', '100'])
})
