import { afterEach, expect, test, vi } from 'vitest'
import { createJsonLog, type LogEntry } from '../../mocks/api/http/log'
import { logConsole, outliveFullDisk } from './log-console'

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

test('once a full disk has room again, the log says since when lines are missing', () => {
  vi.useFakeTimers({ now: new Date('2026-03-29T01:00:00Z') })
  const logged: LogEntry[] = []
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' })
  let fault: Error | undefined = full
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((_, written: unknown) => {
    if (typeof written === 'function') written(fault)
    return true
  })
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const before = process.stdout.listeners('error')
  outliveFullDisk(
    (entry) => logged.push(entry),
    () => new Date(),
  )
  process.stdout.emit('error', full)
  process.stdout.emit('error', full)
  vi.advanceTimersByTime(60_000)
  expect(logged).toEqual([])
  fault = undefined
  vi.advanceTimersByTime(60_000)
  expect(told).toHaveBeenCalledTimes(1)
  for (const listener of process.stdout.listeners('error')) {
    if (!before.includes(listener)) process.stdout.off('error', listener as () => void)
  }
  output.mockRestore()
  told.mockRestore()
  vi.useRealTimers()
  expect(logged).toEqual([
    { level: 'error', event: 'log-lines-lost', since: '2026-03-29T01:00:00.000Z' },
  ])
})

test('the first line after a full disk is not appended to what is left of the last one before', () => {
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' })
  const faults = [undefined, full, full, undefined, undefined]
  const written: string[] = []
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((text, told: unknown) => {
    const fault = faults.shift()
    if (!fault) written.push(String(text))
    if (typeof told === 'function') told(fault)
    return true
  })
  const json = createJsonLog(() => new Date(0))
  for (const event of ['cut', 'lost', 'lost', 'first', 'second']) json({ level: 'info', event })
  output.mockRestore()
  expect(written.map((text) => text.replace(/"time.*?,/, ''))).toEqual([
    '{"level":"info","event":"cut"}\n',
    '\n{"level":"info","event":"first"}\n',
    '{"level":"info","event":"second"}\n',
  ])
})
