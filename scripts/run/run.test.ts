import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT } from '../system/run-command'

/** A repository with one command, `scripts/greet.ts`. */
let root: string
let others: string[]

const GREET = `import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { greet } from './words/greet'
const { positionals } = parseArgs({ allowPositionals: true })
console.log(greet(positionals), readFileSync(new URL('./name.txt', import.meta.url), 'utf8'))
const { later } = await import('./words/later')
console.log(later, 'import.meta.url')
`

beforeEach(() => {
  root = makeFolder()
  others = [root]
  mkdirSync(join(root, 'scripts/words'), { recursive: true })
  for (const path of ['scripts/run.mjs', 'scripts/run', 'tsconfig.json'])
    cpSync(join(ROOT, path), join(root, path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction')
  write('scripts/greet.ts', GREET)
  write('scripts/name.txt', 'Nell')
  write(
    'scripts/words/greet.ts',
    `export const greet = (words: string[]) => ['hello', ...words].join(' ')\n`,
  )
  write('scripts/words/later.ts', `export const later: string = 'later'\n`)
  // A file that was saved while it was read is read again the next time.
  const past = new Date(Date.now() - 60_000)
  for (const path of ['greet.ts', 'words/greet.ts', 'words/later.ts'])
    utimesSync(join(root, 'scripts', path), past, past)
})

afterEach(() => {
  for (const folder of others) rmSync(folder, { recursive: true, force: true })
})

const makeFolder = () => mkdtempSync(join(tmpdir(), 'run-'))
const write = (path: string, text: string) => writeFileSync(join(root, path), text)
const bundles = () => join(root, '.cache/commands/scripts-greet')
const recordedAt = () => statSync(join(bundles(), 'record.json')).mtimeMs

interface Ended {
  readonly output: string
  readonly errors: string
}

function run(args: readonly string[] = [], cwd = root): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/run.mjs', 'scripts/greet.ts', ...args],
      { cwd },
      (_, output, errors) => resolve({ output, errors }),
    )
  })
}

test('a command has its own arguments, finds the files beside it and what it loads later', async () => {
  expect(await run(['big', 'world'])).toEqual({
    output: 'hello big world Nell\nlater import.meta.url\n',
    errors: '',
  })
})

test('a bundle is kept until one of its sources is saved', async () => {
  await run()
  const first = recordedAt()
  await run()
  expect(recordedAt()).toBe(first)
  write('scripts/words/greet.ts', `export const greet = (words: string[]) => words.join('+')\n`)
  expect((await run(['a', 'b'])).output).toBe('a+b Nell\nlater import.meta.url\n')
  write('scripts/words/later.ts', `export const later = 'much later'\n`)
  expect((await run(['a', 'b'])).output).toBe('a+b Nell\nmuch later import.meta.url\n')
})

test('a source that is gone, and one that is broken, are told by the bundler', async () => {
  await run()
  rmSync(join(root, 'scripts/words/later.ts'))
  expect((await run()).errors).toContain('./words/later')
  write('scripts/words/later.ts', 'export const = 1')
  expect((await run()).errors).toContain('later.ts')
  write('scripts/words/later.ts', `export const later = 'mended'\n`)
  expect((await run()).output).toContain('mended')
})

test('processes that start at once on a new clone all find a whole bundle', async () => {
  const ended = await Promise.all(Array.from({ length: 6 }, () => run()))
  expect(new Set(ended.map(({ output, errors }) => output + errors))).toEqual(
    new Set(['hello Nell\nlater import.meta.url\n']),
  )
  expect(homes()).toHaveLength(1)
})

test('a stack trace names the file and line of the source', async () => {
  const broken = `interface Unused {\n  readonly name: string\n}\nexport const greet = (words: Unused[]) => {\n  throw new Error('broken ' + words.length)\n}\n`
  write('scripts/words/greet.ts', broken)
  expect((await run()).errors).toMatch(/at .*scripts\/words\/greet\.ts:5:\d+/)
})

test('a copy elsewhere finds the files beside it, not those of the first', async () => {
  await run()
  const copy = makeFolder()
  others.push(copy)
  cpSync(root, copy, { recursive: true })
  writeFileSync(join(copy, 'scripts/name.txt'), 'Otto')
  expect((await run([], copy)).output).toBe('hello Otto\nlater import.meta.url\n')
})

test('a bundle that no process uses any more goes; one that may be in use stays', async () => {
  await run()
  const [first = ''] = homes()
  write('scripts/words/greet.ts', `export const greet = () => 'second'\n`)
  await run()
  expect(homes()).toContain(first)
  const past = new Date(Date.now() - 2 * 60 * 60_000)
  for (const name of homes()) utimesSync(join(bundles(), name), past, past)
  // A start says that it uses its bundle.
  expect((await run()).output).toContain('second')
  write('scripts/words/greet.ts', `export const greet = () => 'third'\n`)
  expect((await run()).output).toContain('third')
  expect(homes()).toHaveLength(2)
  expect(homes()).not.toContain(first)
})

const homes = () => readdirSync(bundles()).filter((name) => name !== 'record.json')

test('where nothing can be kept a command runs all the same, and leaves nothing', async () => {
  write('.cache', 'a file in place of the folder')
  const before = ownFolders()
  expect(await run(['again'])).toEqual({
    output: 'hello again Nell\nlater import.meta.url\n',
    errors: '',
  })
  expect(ownFolders()).toEqual(before)
})

const ownFolders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('run-own-'))
