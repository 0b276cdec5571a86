import { execFileSync, spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { toPictureAddress } from '../../../checks/photos/picture-address'
import { mjsLibrary } from './mjs-library'
import { mjsPictures } from './mjs-pictures'
import { shLibrary } from './sh-library'
import { shPictures } from './sh-pictures'

const ORIGIN = 'https://shop.example'
const BASE_URL = `${ORIGIN}/api`

/** What services answer for the address of a photo. */
const addresses = [
  '/api/photo/1.webp',
  'uploads/1.jpg?x=1&y=%20',
  ' /uploads/a b/ü.jpg\n',
  '\\\\uploads\\1.jpg',
  '//cdn.example/1.jpg',
  'https://cdn.example:8443/1.jpg#top',
  'HTTPS://cdn.example/1.jpg',
  '',
  'photo.jpeg',
  'file:///var/www/1.jpg',
  'C:\\shop\\public\\1.jpg',
  'blob:https://shop.example/1',
  'http://localhost:3000/1.jpg',
  'http://127.0.0.1/1.jpg',
  'http://[::1]:3000/1.jpg',
  'http://localhost.example/1.jpg',
]

function resolve(data: string): string {
  const found = toPictureAddress(data, ORIGIN)
  return found.kind === 'found' ? found.address.href.replace(/#.*/, '') : ''
}

const toAddress: (data: string, origin: string) => URL | undefined = new Function(
  `${mjsLibrary}\n${mjsPictures}\nreturn toAddress`,
)()

const run = (line: string, ...args: readonly string[]) =>
  execFileSync('sh', ['-c', `${shLibrary}\n${shPictures}\n${line}\nrm -rf "$D"`, 'sh', ...args])
const hasTools = ['curl', 'jq'].every((tool) => spawnSync(tool, ['--version']).status === 0)

test('API-9 a script in JavaScript loads pictures from where a page does', () => {
  const found = addresses.map((data) => toAddress(data, ORIGIN)?.href.replace(/#.*/, '') ?? '')
  expect(found).toEqual(addresses.map(resolve))
})

test.skipIf(!hasTools)(
  'API-9 a script for sh loads pictures from where a page does (skipped where curl or jq is not installed)',
  () => {
    const line = `jq -cn --argjson all "$1" --arg base "$2" "$ADDRESSES"'$all | map(to_address($base))'`
    const found: unknown = JSON.parse(String(run(line, JSON.stringify(addresses), BASE_URL)))
    expect(found).toEqual(addresses.map(resolve))
  },
)

const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
const base64 = Buffer.from(bytes).toString('base64')
const escaped = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')

test.skipIf(!hasTools).each([
  ['in base64', `data:image/png;base64,${base64}`],
  ['in base64 with escapes', `data:image/png;base64,${encodeURIComponent(base64)}`],
  ['in base64 without its end', `DATA:;BASE64,${base64.replace(/=+$/, '')}`],
  ['in escapes', `data:image/png,${escaped}`],
])('API-9 a script for sh has a picture that is its own address, %s', (_, address) => {
  const digits = run(`load "$D/p" "$1"; od -An -v -tx1 "$D/p"`, address)
  expect(String(digits).replaceAll(/\s/g, '')).toBe(Buffer.from(bytes).toString('hex'))
})
