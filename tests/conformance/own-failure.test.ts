import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { listen } from '../../scripts/processes/listening/listen'
import { RUN_FILE } from '../../scripts/run/run-file'
import { argumentsFor } from './support/run-command-line'

let service: Service
let server: Awaited<ReturnType<typeof listen>>
let asked: number

beforeEach(async () => {
  service = await startService()
  asked = 0
  const handle = (request: Request) => {
    asked += 1
    return service.handle(request)
  }
  server = await listen({ fetch: handle }, { port: 0, hostname: '127.0.0.1' })
})

afterEach(async () => {
  await server.close()
  await service.close()
})

const newDirectory = () => mkdtempSync(join(tmpdir(), 'conformance-'))
const baseUrl = () => `http://127.0.0.1:${server.port}/api`

/** Runs the command in a process of its own. */
async function start(args: readonly string[], { cwd = newDirectory(), first = '' } = {}) {
  const cli = fileURLToPath(new URL('../../scripts/conformance/cli.ts', import.meta.url))
  const before = ['--import', `data:text/javascript,${encodeURIComponent(first)}`]
  const child = spawn(process.execPath, [...before, RUN_FILE, cli, ...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [error, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { status, error }
}

/** The journal has no place there. */
function newCrampedDirectory(): string {
  const cwd = newDirectory()
  writeFileSync(join(cwd, '.cache'), '')
  return cwd
}

test('API-9 where no journal can be kept nothing is sent, and one sentence says what to do', async () => {
  const cwd = newCrampedDirectory()
  const { status, error } = await start(argumentsFor(service, baseUrl()), { cwd })
  expect({ status, asked }).toEqual({ status: 2, asked: 0 })
  expect(error).toMatch(
    /^could not run: The journal \.cache\/conformance\/\S+\.jsonl: A part of its path is a file\. .*--read-only.*\n$/,
  )
})

test('API-9 a run that only reads needs no journal', async () => {
  const cwd = newCrampedDirectory()
  const { status, error } = await start(['--base-url', baseUrl(), '--read-only'], { cwd })
  expect({ status, error }).toEqual({ status: 3, error: '' })
})

test.each([
  ['while it runs', 'fail'],
  ['beside it', '() => setImmediate(fail)'],
])('API-9 a fault of the check itself is no difference of the service: %s', async (_, write) => {
  const first = `const fail = () => { throw new Error('a fault of the check') }; process.stdout.write = ${write}`
  const { status, error } = await start(['--base-url', baseUrl(), '--dry-run'], { first })
  expect(error).toContain('Error: a fault of the check\n    at ')
  expect(status).toBe(2)
})
