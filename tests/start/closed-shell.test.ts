import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { env } from 'node:process'
import { expect, onTestFinished, test } from 'vitest'

// What follows keeps a shell from becoming the process itself, as dash never does.
const COMMAND = '"$0" scripts/run.mjs tests/start/support/lose-shell.ts; exit'

test('API-8 a stop that npm hands to its shell, which keeps it to itself, reaches the shop', async () => {
  const shell = spawn('sh', ['-c', COMMAND, process.execPath], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, npm_lifecycle_event: 'start' },
  })
  const [first] = await once(shell.stdout, 'data')
  const pid = Number(String(first))
  onTestFinished(() => {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended, as it should.
    }
  })
  let told = ''
  shell.stdout.on('data', (data: Buffer) => {
    told += data.toString('utf8')
  })
  shell.kill('SIGTERM')
  await once(shell.stdout, 'close')
  expect(told).toBe('finished')
})
