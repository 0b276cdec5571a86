import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommandLine } from './support/run-command-line'

const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

/** Runs the command line; a service that is asked anything fails the test. */
async function refuse(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  let asked = 0
  const handle = () => {
    asked += 1
    return Promise.reject(new Error('asked'))
  }
  const { status, out, error } = await runCommandLine(args, handle, { environment })
  expect({ status, out, asked }).toEqual({ status: 2, out: '', asked: 0 })
  expect(error.trim().split('\n')).toHaveLength(1)
  return error
}

const base = ['--base-url', 'http://service.test/api']

test.each<readonly [string, readonly string[], RegExp]>([
  ['none at all', [], /--base-url is missing: the address of the API/],
  ['an unknown one', ['--bas-url', 'x'], /--bas-url is no option\. Did you mean --base-url\?/],
  ['one far from all', ['--zzz'], /--zzz is no option\. --help lists them/],
  ['one without its value', ['--base-url'], /has no value: it takes the address/],
  ['one in place of a value', ['--seed', '--json', 'x'], /--seed has no value, an option follows/],
  [
    'a page that is a folder',
    ['--self-test', 'x', '--rates', folder],
    /It is a folder\..*can be written/,
  ],
  ['an empty one', ['--admin-email', ''], /--admin-email is empty: .*Is the variable/],
  ['a blank one', ['--admin-password', ' '], /--admin-password is empty/],
  ['one twice', ['--seed', '1', '--seed', '2'], /--seed is given twice/],
  ['a value for a switch', ['--read-only=yes'], /--read-only takes no value: leave "yes" out/],
  ['a word of its own', ['http://x.test/api'], /Did you mean --base-url http:\/\/x\.test\/api\?/],
  ['no protocol', ['--base-url', 'localhost:4010/api'], /does not begin with http:\/\//],
  ['no address', ['--base-url', 'http://'], /it is no address; it takes/],
  ['a query', ['--base-url', 'http://x.test/api?a=b'], /it has a query/],
  ['a user in the address', ['--base-url', 'http://me:secret@x.test'], /it has a user in it/],
  ['no number', [...base, '--timeout', 'soon'], /whole milliseconds from 1 to 600000/],
  ['too low a number', [...base, '--timeout', '0'], /whole milliseconds from 1 to 600000/],
  ['too high a number', [...base, '--timeout', '600001'], /whole milliseconds from 1 to 600000/],
  ['a share without a sign', [...base, '--require', '90'], /--require 90: give a share/],
  ['a share beyond all', [...base, '--require', '101%'], /--require 101%: give a share/],
  ['an unknown level', [...base, '--require', 'mony'], /--require mony: .*money/],
  ['a name left out', [...base, '--only', 'access,'], /--only access,: a name is missing/],
  ['an unknown name', [...base, '--only', 'nothing'], /there is no such check/],
  ['a mistyped name', [...base, '--only', 'createOder'], /Did you mean createOrder\?/],
  ['a password alone', [...base, '--admin-password', 'x'], /without --admin-email: give both/],
  ['an email alone', [...base, '--admin-email', 'a@b.c'], /--admin-password is missing/],
  [
    'what writes and what must not',
    [...base, '--read-only', '--only', 'checkout'],
    /--only checkout with --read-only leaves nothing to run/,
  ],
  [
    'what writes and no writes',
    [...base, '--writes', '0', '--only', 'checkout'],
    /--only checkout with --writes 0 leaves nothing to run/,
  ],
  [
    'a recording and a limit',
    [...base, '--observe', 'x.har', '--rate', '5'],
    /--observe judges recorded traffic and sends nothing: leave out --rate or --observe/,
  ],
  ['a plan and a report', [...base, '--dry-run', '--json', 'x'], /leave out --json or --dry-run/],
  ['half a word', [...base, '--shared', 'maybe'], /--shared maybe: it takes yes or no/],
  ['no rate', [...base, '--rate', '0'], /--rate 0: it takes whole requests a second from 1/],
  ['a broken rate', [...base, '--rate', '1.5'], /--rate 1\.5: it takes whole requests/],
  ['writes below none', [...base, '--writes', '-1'], /--writes has no value, an option follows/],
  ['writes in words', [...base, '--writes', 'some'], /--writes some: .*0 for none, or all/],
  ['both of two', [...base, '--read-only', '--writes', '3'], /leave out --writes or --read-only/],
  ['no port', [...base, '--proxy', 'here'], /--proxy here: it takes a port from 1 to 65535/],
  ['too high a port', [...base, '--proxy', '65536'], /it takes a port from 1 to 65535/],
  ['a proxy to nowhere', ['--proxy', '8080'], /give its address as --base-url/],
  [
    'a proxy that checks',
    [...base, '--proxy', '0', '--thorough'],
    /leave out --thorough or --proxy/,
  ],
  ['a recorded check', [...base, '--recorded'], /--recorded is about what the self-test judges/],
  ['one file for two', [...base, '--json', 'x', '--html', 'x'], /x is given for two reports/],
])('API-9 an option is refused with what it takes: %s', async (_, args, why) => {
  expect(await refuse(args)).toMatch(why)
})

test('API-9 an empty password in the environment is no password', async () => {
  const args = [...base, '--admin-email', 'a@b.example']
  expect(await refuse(args, { CONFORMANCE_ADMIN_PASSWORD: '' })).toMatch(
    /CONFORMANCE_ADMIN_PASSWORD is empty: it takes the password of a@b\.example/,
  )
})

test('a password that is given is not repeated in what is refused', async () => {
  expect(await refuse([...base, '--admin-password', '-secret'])).not.toContain('secret')
  expect(await refuse(['--base-url', 'http://x.test', '--admin-password', 's3cret'])).not.toContain(
    's3cret',
  )
})

const contract = (text: string) =>
  `openapi: 3.1.1\ninfo: { title: x, version: '1' }\npaths:\n${text}`

test.each<readonly [string, string, string, RegExp]>([
  [
    'that is not there',
    '--since',
    join(folder, 'none.json'),
    /There is no such file\. It takes a report that --json wrote/,
  ],
  ['that is a folder', '--replay', folder, /It is a folder/],
  ['that is empty', '--since', file('empty.json', ''), /It is empty/],
  ['that is no JSON', '--since', file('text.json', 'hello'), /It is not JSON/],
  [
    'that is no report',
    '--replay',
    file('other.json', '{"findings":1}'),
    /It has another shape \(baseUrl: /,
  ],
  [
    'that has no difference',
    '--replay',
    file('clean.json', '{"baseUrl":"http://x.test","seed":"1","findings":[]}'),
    /it has no difference that could be checked again/,
  ],
  ['that is no contract', '--contract', file('list.yaml', '- 1\n- 2\n'), /has no operation/],
  ['that is no YAML', '--contract', file('broken.yaml', 'a: [1'), /is not YAML/],
  ['that is not there at all', '--contract', join(folder, 'none.yaml'), /There is no such file/],
  [
    'that refers to nothing',
    '--contract',
    file(
      'dangling.yaml',
      contract("  /x: { get: { operationId: x, responses: { '200': { $ref: '#/no' } } } }"),
    ),
    /\$ref #\/no leads to nothing/,
  ],
  [
    'without the operations of the checks',
    '--contract',
    file(
      'small.yaml',
      contract("  /x: { get: { operationId: x, responses: { '200': { description: x } } } }"),
    ),
    /it lacks signIn, signUp, .* more, which the checks call/,
  ],
])('API-9 a file %s is refused before anything is sent', async (_, option, path, why) => {
  const error = await refuse([...base, option, path])
  expect(error).toContain(`${option} ${path}: `)
  expect(error).toMatch(why)
})

test.each<readonly [string, string, RegExp]>([
  ['that is not there', join(folder, 'none.har'), /There is no such file/],
  ['that is no archive', file('no.har', '{"log":{}}'), /It has another shape \(log\.entries: /],
  [
    'without an answer of the contract',
    file('bare.har', '{"log":{"entries":[]}}'),
    /none of its 0 entries/,
  ],
])('API-9 recorded traffic %s is refused', async (_, path, why) => {
  expect(await refuse(['--observe', path])).toMatch(why)
})

test('API-9 a report that can not be written is refused before the run', async () => {
  const blocked = join(file('a-file', ''), 'report.json')
  expect(await refuse([...base, '--json', blocked])).toMatch(/A part of its path is a file/)
  expect(await refuse([...base, '--html', folder])).toMatch(/It is a folder/)
  expect(await refuse([...base, '--scripts', blocked])).toMatch(
    /--scripts \S+: A part of its path is a file\. It takes a directory/,
  )
  expect(existsSync(blocked)).toBe(false)
})
