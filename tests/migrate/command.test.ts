import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runMigrate } from '../../scripts/migrate/command/run-migrate'
import { readFixtures } from './read-fixtures'

const shop = await mkdtemp(join(tmpdir(), 'migrate-'))
const fixtures = await readFixtures()

afterAll(() => rm(shop, { recursive: true }))

interface Outcome {
  code: number
  output: string
  errors: string
}

async function migrate(...args: string[]): Promise<Outcome> {
  const lines: string[] = []
  const errors: string[] = []
  const code = await runMigrate(args, {
    log: (text) => lines.push(text),
    error: (text) => errors.push(text),
  })
  return { code, output: lines.join('\n'), errors: errors.join('\n') }
}

/** A folder with the files of a fixture, as the merchant has them. */
async function place(name: string): Promise<string> {
  const folder = await mkdtemp(join(shop, 'shop-'))
  const fixture = fixtures.find((each) => each.name === name)
  for (const [path, text] of fixture?.before ?? []) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

test('it shows a diff and what is left, and writes only when it is told to', async () => {
  const folder = await place('react/dropin-react')
  const shown = await migrate(folder)
  expect(shown.code).toBe(0)
  expect(shown.output).toContain("-import dropin from 'braintree-web-drop-in'")
  expect(shown.output).toContain("+import * as dropin from 'prompt-bazaar-widget'")
  expect(shown.output).toMatch(/^--- \/dev\/null\n\+\+\+ b\/.*prompt-bazaar-drop-in\.jsx$/m)
  expect(shown.output).toContain('Left to do by hand: 0.')
  expect(shown.output).toContain('2 files would change; --write changes them.')
  expect((await migrate('--check', folder)).code).toBe(1)
})

test('it writes what it showed, and what that needs beside it', async () => {
  const folder = await place('react/dropin-react')
  expect((await migrate('--write', folder)).output).toContain('2 files changed.')
  const added = await readFile(join(folder, 'src/prompt-bazaar-drop-in.jsx'), 'utf8')
  expect(added).toContain("from 'prompt-bazaar-widget/react'")
  const checked = await migrate('--check', folder)
  expect(checked).toMatchObject({ code: 0, output: 'No use of braintree-web-drop-in is left.' })
})

test('what is left by hand keeps a pipeline from passing', async () => {
  const folder = await place('pages/internals')
  await migrate('--write', folder)
  const { code, output } = await migrate('--check', folder)
  expect(code).toBe(1)
  expect(output).toMatch(/checkout\.js:6:3 {2}_mainView was never public/)
})

test('a file that can’t be parsed stops it before anything is written', async () => {
  const folder = await place('modules/commonjs')
  await writeFile(join(folder, 'broken.js'), "const dropin = require('braintree-web-drop-in'\n{")
  const copy = `${folder}-copy`
  await cp(folder, copy, { recursive: true })
  const { code, errors } = await migrate('--write', folder)
  expect(code).toBe(2)
  expect(errors).toMatch(/broken\.js:\d+:\d+ can't be parsed: .* No file was changed\.$/)
  for (const path of ['client/pay.js', 'package.json']) {
    expect(await readFile(join(folder, path), 'utf8')).toBe(
      await readFile(join(copy, path), 'utf8'),
    )
  }
})

test.each([
  [[], /^Name the pages, modules or folders/],
  [['--write', '--check', 'x.js'], /^--write changes files and --check only looks/],
  [['--wrong', 'x.js'], /^Unknown option '--wrong'\. npm run migrate/],
  [['no/such/file.js'], /^no\/such\/file\.js can't be read: there is no such file/],
  [['--script', 'dropin', 'x.js'], /^--script dropin is no address of a script/],
  [['--integrity', 'md5-1', 'x.js'], /^--integrity md5-1 is no hash/],
])('wrong input %j gets a sentence', async (args, sentence) => {
  const { code, errors } = await migrate(...args)
  expect(code).toBe(2)
  expect(errors).toMatch(sentence)
  expect(errors.trim().split('\n')).toHaveLength(1)
})
