import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const SCRIPT = 'tests/start/support/lose-log.ts'

test.each([
  ['whose log nobody reads any more', false],
  ['neither of whose outputs is read any more', true],
])('API-8 a process %s finishes what is under way, and ends with a fault', async (_, isMute) => {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let isFinished = false
  child.on('message', () => {
    isFinished = true
  })
  let told = ''
  child.stderr?.on('data', (data: Buffer) => {
    told += data.toString('utf8')
  })
  if (!child.stdout) throw new Error('The process has no output')
  await once(child.stdout, 'data')
  if (isMute) child.stderr?.destroy()
  child.stdout.destroy()
  const [code] = await once(child, 'close')
  expect({ code, isFinished }).toEqual({ code: 1, isFinished: true })
  if (!isMute) expect(told).toMatch(/^Nobody reads the log any more.*\(EPIPE\).*\n$/)
})
