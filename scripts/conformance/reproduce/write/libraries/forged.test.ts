import { execFileSync, spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { alterToken, createGarbageToken } from '../../../checks/tokens/forge-token'
import { forgeToken } from '../../../checks/tokens/guessable-secrets'
import { mjsForged } from './mjs-forged'
import { mjsLibrary } from './mjs-library'
import { shForged } from './sh-forged'
import { shLibrary } from './sh-library'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function sign(secret: string, alg: string): string {
  const signed = `${encode({ alg, typ: 'JWT' })}.${encode({ sub: 'usr_1', name: 'Zoë' })}`
  const hash = `sha${alg.slice(2)}`
  return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`
}

const guessed = [
  ['', 'HS256'],
  ['secret', 'HS512'],
  ['mysecret', 'HS384'],
] as const
const [unguessed, other] = [sign('kT9-not-to-be-guessed', 'HS256'), sign('secret', 'RS256')]

type Change = (token: string) => string

const inJavaScript: { readonly forged: Change; readonly altered: Change } = new Function(
  'createHmac',
  `${mjsLibrary}\n${mjsForged}\nreturn { forged, altered }`,
)(createHmac)

const inShell =
  (command: string): Change =>
  (token) => {
    const script = `${shLibrary}\n${shForged}\n${command} "$1"\nrm -rf "$D"`
    return String(execFileSync('sh', ['-c', script, 'sh', token])).trim()
  }

const hasTools = ['curl', 'jq'].every((tool) => spawnSync(tool, ['--version']).status === 0)
const languages = [
  { name: 'JavaScript', run: inJavaScript.forged, alter: inJavaScript.altered, isThere: true },
  {
    name: 'sh (skipped where curl or jq is not installed)',
    run: inShell('forged'),
    alter: inShell('change altered'),
    isThere: hasTools,
  },
]

for (const { name, run, alter, isThere } of languages) {
  test.skipIf(!isThere)(`API-9 a script alters tokens as the check does, in ${name}`, () => {
    const tokens = ['0a1', '0A1', '0b1', '071', sign('secret', 'HS256')]
    expect(tokens.map(alter)).toEqual(tokens.map(alterToken))
  })

  test.skipIf(!isThere)(`API-9 a script forges tokens as the check does, in ${name}`, () => {
    const tokens = guessed.map(([secret, alg]) => sign(secret, alg))
    const wanted = guessed.map(([secret], index) => forgeToken(tokens[index] ?? '', secret))
    expect(tokens.map(run)).toEqual(wanted)
  })

  test.skipIf(!isThere)(`API-9 of what nobody guesses nothing is forged, in ${name}`, () => {
    const garbage = createGarbageToken()
    expect([unguessed, other, 'opaque'].map(run)).toEqual([garbage, garbage, garbage])
  })
}
