import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SentBody, SentRequest } from '../http/exchange'
import { createMask } from '../http/mask'
import { markVolatile } from '../run/redact-volatile'
import { toCurl } from './curl'

const URL_OF_ORDERS = 'http://service.test/api/order/create/usr_1'
const json = (text: string): SentBody => ({ kind: 'text', mediaType: 'application/json', text })

function post(body: SentBody, headers: SentRequest['headers'] = {}): SentRequest {
  return { operation: 'createOrder', method: 'POST', url: URL_OF_ORDERS, headers, body }
}

const hide = createMask()
const written = [
  { kind: 'product', name: 'Lamp', id: 'prd_lamp' },
  { kind: 'product', name: 'Desk', id: 'prd_desk' },
  { kind: 'charge', name: '3', id: 'txn_3' },
] as const
const mark = (text: string) => markVolatile(hide(text), written)

/** The words of a command as a shell reads them, and what is piped into it. */
function readAsShell(command: string, env: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'curl-'))
  // In place of curl: a word a line, then what came in where it was asked for.
  const script =
    '#!/bin/sh\nfor word; do printf "%s\\n" "$word"; done\ncase "$*" in *@-*) cat ;; esac\n'
  writeFileSync(join(folder, 'curl'), script, { mode: 0o755 })
  return execFileSync('sh', ['-uc', command], {
    encoding: 'latin1',
    maxBuffer: 10_000_000,
    env: { PATH: `${folder}:${process.env['PATH'] ?? ''}`, ...env },
  })
}

test('API-9 a command takes secrets and what passes from variables, each by its name', () => {
  const body = json(
    '{"order":{"products":[{"_id":"prd_lamp"},{"_id":"prd_desk"},{"_id":"prd_lamp"}],"transaction_id":"txn_3"},"password":"it\'s-secret"}',
  )
  const command = toCurl(post(body, { authorization: 'Bearer abc.def.ghi' }), mark)
  expect(command).toBe(
    `curl -X POST '${URL_OF_ORDERS}' -H 'authorization: Bearer '"$TOKEN" -H 'content-type: application/json' --data-raw '{"order":{"products":[{"_id":"'"$PRODUCT_ID"'"},{"_id":"'"$PRODUCT_ID_2"'"},{"_id":"'"$PRODUCT_ID"'"}],"transaction_id":"'"$TRANSACTION_ID"'"},"password":"'"$PASSWORD"'"}'`,
  )
  const env = { TOKEN: 't', PRODUCT_ID: 'a', PRODUCT_ID_2: 'b', TRANSACTION_ID: 'c', PASSWORD: 'p' }
  expect(readAsShell(command, env)).toContain(
    '\n{"order":{"products":[{"_id":"a"},{"_id":"b"},{"_id":"a"}],"transaction_id":"c"},"password":"p"}\n',
  )
})

test('API-9 a command shows published test nonces, quotes and signs as they are', () => {
  const text = `{"paymentMethodNonce":"fake-valid-nonce","address":"O'Brien $HOME \`id\` <b> %s"}`
  const command = toCurl(post(json(text)), mark)
  expect(command).not.toMatch(/"\$[A-Z]/)
  expect(readAsShell(command)).toContain(`\n${text}\n`)
})

test('API-9 a body that is far too large is piped into its command', () => {
  const text = `{"name":"x","padding":"${'x'.repeat(1_048_576)}"}`
  const command = toCurl(post(json(text)), mark)
  expect(command.length).toBeLessThan(400)
  expect(readAsShell(command).endsWith(`\n${text}`)).toBe(true)
})

test('API-9 a small file is piped into its command, with its zeros', () => {
  const bytes = new Uint8Array(5000)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0, 1])
  const file = { name: 'picture.png', mediaType: 'image/png', bytes }
  const command = toCurl(post({ kind: 'form', fields: { name: 'Lamp', file } }), mark)
  const read = readAsShell(command)
  expect(read).toContain(
    '\n--form-string\nname=Lamp\n-F\nfile=@-;filename=picture.png;type=image/png\n',
  )
  expect(read.endsWith(Buffer.from(bytes).toString('latin1'))).toBe(true)
})

test.each([
  ['a long body', json(JSON.stringify(Array.from({ length: 900 }, (_, index) => index)))],
  ['a large file', { kind: 'form', fields: { file: randomFile() } } as const],
  ['a line break', { kind: 'form', fields: { name: 'one\ntwo \u001b[31m' } } as const],
])('API-9 %s that can not be shown whole makes the command a comment', (_, body) => {
  const command = toCurl(post(body), mark)
  expect(command).toMatch(/^# not whole: curl /)
  expect(command).not.toMatch(/\p{Cc}/u)
})

test('API-9 a command that can not be shown whole is short: nobody pastes it', () => {
  const file = { name: 'picture.png', mediaType: 'image/png', bytes: new Uint8Array(5000) }
  const fields = { name: 'Lamp', description: '日😀'.repeat(1_000), file }
  const command = toCurl(post({ kind: 'form', fields }), mark)
  expect(command).toMatch(/^# not whole: curl .*… \(\d+ characters in all\)/)
  expect(command.length).toBeLessThan(800)
  expect(command).not.toContain('\uFFFD')
})

function randomFile() {
  const bytes = Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919) % 251)
  return { name: 'picture.png', mediaType: 'image/png', bytes }
}
