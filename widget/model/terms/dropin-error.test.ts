import { expect, test } from 'vitest'
import { DropInError } from './dropin-error'

test('an error that is logged or copied as data keeps its message, and its stack begins with it', () => {
  const error = new DropInError('ABORTED', { message: 'Gone.' })
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ message: 'Gone.', code: 'ABORTED' })
  expect({ ...error }).toMatchObject({ message: 'Gone.' })
  expect(error.stack?.split('\n')[0]).toContain('Gone.')
})
