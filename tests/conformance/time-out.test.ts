import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { listen } from '../../scripts/processes/listening/listen'
import { RUN_FILE } from '../../scripts/run/run-file'

const run = promisify(execFile)

test('API-9 a time-out outlives the garbage collector: a late answer is none', async () => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const answerLate = async ({ url }: Request) => {
    if (url.endsWith('/release')) release()
    await released
    return Response.json([])
  }
  const server = await listen({ fetch: answerLate }, { port: 0, hostname: '127.0.0.1' })
  const script = fileURLToPath(new URL('./support/wait-for-answer.ts', import.meta.url))
  const url = `http://127.0.0.1:${server.port}/api`
  const args = ['--expose-gc', RUN_FILE, script, url]
  const { stdout } = await run(process.execPath, args).finally(() => server.close())
  expect(stdout).toContain('no answer within 100 ms')
})
