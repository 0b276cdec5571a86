import { expect, test, vi } from 'vitest'
import { createJsonLog } from './log'

test('whatever stands in an entry, it is one line of JSON, with its moment in UTC', () => {
  const written: string[] = []
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
  const path = '/x\n{"level":"error","event":"forged"}\r\u2028\u001b[31m'
  createJsonLog(() => new Date('2026-03-29T03:00:00+02:00'))({
    level: 'info',
    event: 'request',
    path,
  })
  output.mockRestore()
  expect(written).toHaveLength(1)
  const [line = ''] = written
  for (const sign of ['\r', '\u001b']) expect(line).not.toContain(sign)
  expect(line.indexOf('\n')).toBe(line.length - 1)
  expect(JSON.parse(line)).toEqual({
    time: '2026-03-29T01:00:00.000Z',
    level: 'info',
    event: 'request',
    path,
  })
})
