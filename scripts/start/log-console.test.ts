import { afterEach, expect, test } from 'vitest'
import type { LogEntry } from '../../mocks/api/http/log'
import { logConsole } from './log-console'

const { debug, log, info, warn, error } = console
afterEach(() => {
  Object.assign(console, { debug, log, info, warn, error })
})

test('what a package writes comes as its sentence, without the values that it adds', () => {
  const logged: LogEntry[] = []
  logConsole((entry) => logged.push(entry))
  const mark = 'nell@private.example'
  console.warn('The request of %s failed:', mark, { mark }, JSON.parse.bind(null, mark))
  console.error(Object.assign(new SyntaxError(mark), { body: mark }))
  console.info({ mark })
  console.log('It is built.')
  console.debug('%s', mark)
  expect(JSON.stringify(logged)).not.toContain('nell')
  expect(logged).toMatchObject([
    { level: 'warn', event: 'console', message: 'The request of %s failed:', withheld: 3 },
    { level: 'error', faults: [{ name: 'SyntaxError', stack: expect.stringContaining('at ') }] },
    { level: 'info', withheld: 1 },
    { level: 'info', message: 'It is built.', withheld: 0 },
    { level: 'info', message: '%s', withheld: 1 },
  ])
})
