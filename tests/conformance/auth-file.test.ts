import { describe, expect, test } from 'vitest'
import { BASE_URL } from '../../scripts/conformance/self-test/start-service'
import { runCommandLine } from './support/run-command-line'
import { writeAuth } from './support/sign-in-run'
import { TOKEN_ENDPOINT } from './support/token-endpoint'

describe('a file that says nothing about how people sign in is refused before anything is sent', () => {
  const token = { variable: 'SAM' }
  const sam = { name: 'sam', as: 'user', id: 'usr_1', token }
  const one = (change: object) => ({ people: [{ ...sam, ...change }] })
  const oauth = (change: object) =>
    one({ token: { oauth: { url: TOKEN_ENDPOINT, client: 'c', secret: 'SAM', ...change } } })

  test.each<[string, object | string, RegExp]>([
    ['an empty file', '', /It is empty\. It takes YAML with `send` or `people`/],
    ['no YAML', 'people: [', /It is not YAML/],
    ['no object', '- 1', /It is no object/],
    ['nothing', {}, /the file \(line 1\): it says nothing/],
    ['a mistyped key', { peple: [] }, /there is no "peple": .* mean "people"\?/],
    ['nobody', { people: [] }, /people \(line 1\): it is empty/],
    ['no list', { people: sam }, /people .*: it is an object: it takes a list/],
    ['a header without a colon', { send: 'x' }, /send .*it has no colon/],
    ['a header without a token', { send: 'X-Key: x' }, /x-key has no \{token\}: it takes a header/],
    ['a header of the request', { send: 'Host: {token}' }, /requests have a host of their own/],
    ['no name', one({ name: '' }), /people\[0\]\.name \(line 2\): it is empty: it takes a name/],
    ['no role', one({ as: undefined }), /people\[0\]\.as .*it is missing: it takes user or/],
    ['a role of its own', one({ as: 'admin' }), /there is no "admin": it takes user or administ/],
    ['no id', one({ id: [] }), /people\[0\]\.id .*it is a list: it takes the id of this user/],
    ['a key too many', one({ mail: 'x' }), /there is no "mail": it takes name, as, id, token/],
    ['no token', one({ token: undefined }), /people\[0\]\.token .*it is missing: it takes where/],
    ['no source', one({ token: {} }), /it says none: it takes where the token comes from/],
    ['two sources', one({ token: { ...token, command: 'x' } }), /it says more than one/],
    ['an unset variable', one({ token: { variable: 'TOM' } }), /TOM is not set in the environment/],
    ['an empty variable', one({ token: { variable: 'NONE' } }), /NONE is empty in the environment/],
    ['an empty command', one({ token: { command: ' ' } }), /token\.command .*takes a command that/],
    [
      'no endpoint',
      oauth({ url: 'login' }),
      /oauth\.url .*it is no address of http or https: it takes/,
    ],
    ['no client', oauth({ client: undefined }), /oauth\.client .*it is missing: it takes the id/],
    [
      'a password in an address',
      oauth({ url: 'https://me:p4ssword@login.test/token' }),
      /oauth\.url .*it has a name or a password before the host(?!.*p4ssword)/,
    ],
    [
      'a password in what is no address',
      oauth({ url: 'ftp://me:p4ssword@login.test' }),
      /oauth\.url .*it is no address(?!.*p4ssword)/,
    ],
    [
      'a token in place of a name',
      one({ token: { variable: 'eyJhbGciOi.p4ssword' } }),
      /token\.variable .*it is no name of a variable: it takes the name/,
    ],
    [
      'a secret in place of a name',
      oauth({ secret: 'p4ssword-of-mine' }),
      /oauth\.secret .*it is no name of a variable/,
    ],
    ['a header that is none', { send: 'p4ssword of: {token}' }, /before its colon is no name/],
    ['a secret in the file', oauth({ secret: 's3cret' }), /s3cret is not set in the environment/],
    [
      'another place',
      oauth({ credentials: 'body' }),
      /there is no "body": it takes header or form/,
    ],
    ['two of a name', { people: [sam, { ...sam, id: 'usr_2' }] }, /people\[1\] .*"sam" before/],
    ['one twice', { people: [sam, { ...sam, name: 'tom' }] }, /has the id of "sam": give other/],
  ])('CONF-9 %s', async (_, content, why) => {
    const path = writeAuth(content)
    const { status, error } = await runCommandLine(
      ['--base-url', BASE_URL, '--auth', path],
      () => Promise.reject(new Error('asked')),
      { environment: { SAM: 'token', NONE: ' ' } },
    )
    expect(error).toMatch(why)
    expect(error).toContain(`--auth ${path}: `)
    expect(error).not.toContain('p4ssword')
    expect({ status, lines: error.trim().split('\n').length }).toEqual({ status: 2, lines: 1 })
  })

  test.each<readonly [string, readonly string[], RegExp]>([
    [
      'a header without a token',
      ['--send-token', 'X-Key: x'],
      /--send-token: x-key has no \{token\}/,
    ],
    ['a key in a header', ['--send-token', 'X-Key: p4ssword'], /--send-token: x-key has no/],
    ['two headers', ['--send-token', 'X-Key: {token}'], /--send-token is what \S+ says as `send`/],
    [
      'two administrators',
      ['--admin-email', 'a@b.c', '--admin-password', 'x'],
      /leave out --admin/,
    ],
    [
      'two headers of a recording',
      ['--observe', 'x.har', '--send-token', 'X-Key: {token}'],
      /as `send`/,
    ],
    ['two headers of a proxy', ['--proxy', '0', '--send-token', 'X-Key: {token}'], /as `send`/],
    ['the self-test', ['--self-test'], /leave out --base-url or --self-test/],
  ])('CONF-9 with other options: %s', async (_, args, why) => {
    const path = writeAuth({ send: 'X-Api-Key: {token}', ...one({ as: 'administrator' }) })
    const { status, error } = await runCommandLine(
      ['--base-url', BASE_URL, '--auth', path, ...args],
      () => Promise.reject(new Error('asked')),
      { environment: { SAM: 'token' } },
    )
    expect(status).toBe(2)
    expect(error).toMatch(why)
    expect(error).not.toContain('p4ssword')
  })
})
