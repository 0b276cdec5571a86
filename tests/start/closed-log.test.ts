import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { RUN_FILE } from '../../scripts/run/run-file'

const SCRIPT = 'tests/start/support/lose-log.ts'

test.each([
  ['whose log nobody reads any more', false],
  ['neither of whose outputs is read any more', true],
])('API-8 a process %s finishes what is under way, and ends with a fault', async (_, isMute) => {
  const child = spawn(process.execPath, [RUN_FILE, SCRIPT], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let isFinished = false
  child.on('message', (message) => {
    isFinished ||= message === 'finished'
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

test.runIf(existsSync('/dev/full')).each([
  ['says so once, and goes on', false],
  ['goes on where its errors go into the same file', true],
])('API-8 a process whose log has no room on its disk %s', async (_, isBoth) => {
  await using full = await open('/dev/full', 'w')
  const child = spawn(process.execPath, [RUN_FILE, SCRIPT], {
    stdio: ['ignore', full.fd, isBoth ? full.fd : 'pipe', 'ipc'],
  })
  let told = ''
  child.stderr?.on('data', (data: Buffer) => {
    told += data.toString('utf8')
  })
  expect(await once(child, 'message')).toEqual(['working', undefined])
  // Dozens of lines later it is still there, and stops when it is told to.
  await setTimeout(300)
  expect(child.exitCode).toBeNull()
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  expect(await once(child, 'message')).toEqual(['finished', undefined])
  expect(await closed).toEqual([0, null])
  if (!isBoth) expect(told).toMatch(/^The disk has no room for the log\..*\n$/)
})
