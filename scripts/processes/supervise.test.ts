import { afterEach, expect, test } from 'vitest'
import { findFreePort } from './listening/free-port'
import { type Supervised, supervise } from './supervise'

let supervised: Supervised | undefined

afterEach(async () => {
  await supervised?.stop()
  supervised = undefined
})

test('a process that dies is started again, with a message, and can be waited for', async () => {
  const messages: string[] = []
  const port = await findFreePort()
  supervised = superviseServer(port, (message) => messages.push(message))
  await supervised.whenReady()
  const first = supervised.pid

  process.kill(Number(first), 'SIGKILL')
  await expect.poll(() => messages).toHaveLength(1)
  await supervised.whenReady()

  expect(messages).toEqual(['The test server was ended by SIGKILL; it starts again in 0.25 s.'])
  expect(supervised.pid).toBeTypeOf('number')
  expect(supervised.pid).not.toBe(first)
})

test('a stopped process is not started again, and waiting for it ends', async () => {
  const messages: string[] = []
  const port = await findFreePort()
  supervised = superviseServer(port, (message) => messages.push(message))
  await supervised.whenReady()

  await supervised.stop()

  expect(supervised.pid).toBeUndefined()
  expect(messages).toEqual([])
  expect(await supervised.whenReady()).toBe(false)
})

test('a process that ends by itself before it has answered is not started again, and waiting for it says so', async () => {
  const messages: string[] = []
  const lines: string[] = []
  supervised = supervise({
    name: 'The test server',
    args: ['-e', `console.error('no option --bla'); process.exit(1)`],
    port: await findFreePort(),
    onLine: (line) => lines.push(line),
    onRestart: (message) => messages.push(message),
  })
  await expect(supervised.whenReady()).rejects.toThrow(
    'The test server ended with exit code 1 before it answered.',
  )
  expect(lines).toEqual(['no option --bla'])
  expect(messages).toEqual([])
})

test('a process is replaced at once, without a message of its end', async () => {
  const messages: string[] = []
  const port = await findFreePort()
  supervised = superviseServer(port, (message) => messages.push(message))
  await supervised.whenReady()
  const first = supervised.pid
  await supervised.restart()
  await supervised.whenReady()
  await expect.poll(() => supervised?.pid).not.toBe(first)
  expect(supervised.pid).toBeTypeOf('number')
  expect(messages).toEqual([])
})

test('what is to be done at the first start is done until it has answered, and at no later one', async () => {
  const lines: string[] = []
  const port = await findFreePort()
  const command = serverOn(port)
  supervised = supervise({
    name: 'The test server',
    args: [...command, '--seed'],
    laterArgs: command,
    port,
    onLine: (line) => lines.push(line),
    onRestart: () => undefined,
  })
  await supervised.whenReady()
  for (const starts of [2, 3]) {
    await supervised.restart()
    await expect.poll(() => lines).toHaveLength(starts)
    await supervised.whenReady()
  }
  expect(lines).toEqual(['["--seed"]', '[]', '[]'])
})

function superviseServer(port: number, onRestart: (message: string) => void): Supervised {
  return supervise({
    name: 'The test server',
    args: serverOn(port),
    port,
    onLine: () => undefined,
    onRestart,
  })
}

/** Writes the options that it was started with. */
function serverOn(port: number): string[] {
  const script = `require('node:net').createServer().listen(${port}, '127.0.0.1')
    console.log(JSON.stringify(process.argv.slice(1)))`
  return ['-e', script, '--']
}
