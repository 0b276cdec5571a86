import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { toCurl } from './to-curl'
import { toTest } from './to-test'

const SIGN_IN = {
  method: 'POST',
  path: '/api/auth/signin',
  status: 200,
  operation: 'signIn',
  request: {
    headers: { 'content-type': 'application/json', host: 'localhost', 'user-agent': 'browser' },
    body: { email: "o'hara@shop.example", password: '***' },
  },
}
const PROFILE = {
  method: 'GET',
  path: '/api/user/profile/usr_1a',
  status: 200,
  operation: 'readProfile',
  persona: 'regular',
  request: { headers: { authorization: 'Bearer ***' } },
}

const WORLD = {
  name: 'ann',
  state: 'one-left',
  source: 'state',
  now: '2026-11-23T12:00:00.000Z',
  clock: 'frozen',
  troubles: 'signIn:hang',
} as const

test('a curl command has what was sent, and the shell’s own secrets', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bazaar-curl-'))
  // In place of curl: it prints what the shell has made of the command.
  await writeFile(join(folder, 'curl'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 })
  const run = async (command: string) => {
    const PATH = `${folder}:${process.env['PATH']}`
    const env = { ...process.env, PATH, SECRET: 'hu sh', TOKEN: 'abc' }
    return (await promisify(execFile)('sh', ['-c', command], { env })).stdout.split('\n')
  }
  expect(await run(toCurl(SIGN_IN, 'http://localhost:4010/w/ann'))).toEqual([
    '-X',
    'POST',
    'http://localhost:4010/w/ann/api/auth/signin',
    '-H',
    'content-type: application/json',
    '--data-raw',
    '{"email":"o\'hara@shop.example","password":"hu sh"}',
    '',
  ])
  expect(await run(toCurl(PROFILE, 'http://localhost:4010'))).toContain('authorization: Bearer abc')
  await rm(folder, { recursive: true })
})

test('a test makes the world, signs the persona in, and sends what was sent', () => {
  const text = toTest(PROFILE, WORLD)
  expect(text.split('\n').map((line) => line.trim())).toEqual([
    "import { createWorld } from 'prompt-bazaar-mock'",
    "import { expect, test } from 'vitest'",
    '',
    "test('readProfile answers 200', async () => {",
    'const world = await createWorld({"name":"ann","state":"one-left","trouble":"signIn:hang"})',
    "world.clock.freeze('2026-11-23T12:00:00.000Z')",
    "const { token, user } = await world.persona('regular')",
    `const response = await world.fetch(\`/api/user/profile/\${user._id}\`, { headers: { 'authorization': \`Bearer \${token}\` } })`,
    'expect(response.status).toBe(200)',
    'await world.delete()',
    '})',
    '',
  ])
})

test('WORLD-7 a test on a world that was begun at a time begins at that time, and runs where it runs', () => {
  const began = '2026-11-23T12:00:00.000Z'
  const frozen = toTest(PROFILE, { ...WORLD, began })
  expect(frozen).toContain(
    `{"name":"ann","state":"one-left","freeze":"${began}","trouble":"signIn:hang"}`,
  )
  expect(frozen).not.toContain('world.clock')
  expect(toTest(PROFILE, { ...WORLD, began, now: '2026-11-24T12:00:00.000Z' })).toContain(
    "world.clock.freeze('2026-11-24T12:00:00.000Z')",
  )
  const running = toTest(PROFILE, { ...WORLD, began, clock: 'running', aheadMs: 0 })
  expect(running).toContain('world.clock.set(new Date(Date.now() + 0))')
  expect(running).toContain('world.clock.run()')
})

test.each([
  ['file', 'a file'],
  ['recording', 'a recording'],
  ['kept', 'what an earlier mock has left'],
] as const)('WORLD-7 a test on a world that began as %s begins with a file', (source, words) => {
  const text = toTest({ ...PROFILE, stepsBefore: 2 }, { ...WORLD, source })
  expect(text).toContain(`// The world began as ${words}, which no state has. Go back`)
  expect(text).toContain('POST /w/ann/rewind with {"to":2}, and keep the world')
  expect(text).toContain(
    "createWorld({ name: 'ann', file: new URL('./ann.world', import.meta.url) })",
  )
  expect(text).not.toMatch(/one-left|signIn:hang|missing here/)
})

test('a test has no secret, and none where there is no world', () => {
  const text = toTest(SIGN_IN, undefined)
  expect(text).toContain('await createWorld()')
  expect(text).toContain(`"password":process.env['SHOP_SECRET']`)
  expect(toTest({ ...SIGN_IN, status: 0 }, undefined)).toContain('.rejects.toThrow()')
})

test('WORLD-7 a body that is not copied is missed in words, and its boundary is left out', () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const call = { ...PROFILE, method: 'PUT', request: { headers, byteCount: 2_048 } }
  const sentence = 'The body of 2048 bytes (multipart/form-data) is not copied: add yours.'
  expect(toTest(call, undefined)).toContain(`  // ${sentence}\n`)
  expect(toCurl(call, '').split('\n')[0]).toBe(`# ${sentence}`)
  expect(toTest(call, undefined) + toCurl(call, '')).not.toContain('boundary')
})
