import { type ExecFileOptions, execFile } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
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

const BROKEN = `interface Unused {
  readonly name: string
}
export const greet = (words: Unused[]) => {
  throw new Error('broken ' + words.length)
}
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

/** Another user, which only root can become. */
const NOBODY = 65_534

interface Ended {
  readonly output: string
  readonly errors: string
}

function run(args: readonly string[] = [], options: ExecFileOptions = {}): Promise<Ended> {
  return start(['scripts/run.mjs', 'scripts/greet.ts', ...args], options)
}

function start(args: readonly string[], options: ExecFileOptions = {}): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, ...options }, (_, output, errors) =>
      resolve({ output: String(output), errors: String(errors) }),
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
  write('scripts/words/greet.ts', BROKEN)
  expect((await run()).errors).toMatch(/at .*scripts\/words\/greet\.ts:5:\d+/)
})

test('a copy elsewhere finds the files beside it, not those of the first', async () => {
  await run()
  const copy = makeFolder()
  others.push(copy)
  cpSync(root, copy, { recursive: true })
  writeFileSync(join(copy, 'scripts/name.txt'), 'Otto')
  expect((await run([], { cwd: copy })).output).toBe('hello Otto\nlater import.meta.url\n')
})

test('a bundle that no process uses any more goes; one that may be in use stays', async () => {
  await run()
  const [first = ''] = homes()
  write('scripts/words/greet.ts', `export const greet = () => 'second'\n`)
  await run()
  expect(homes()).toContain(first)
  const past = new Date(Date.now() - 48 * 60 * 60_000)
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

test('where nothing can be kept a stack trace names the source too', async () => {
  write('.cache', 'a file in place of the folder')
  write('scripts/words/greet.ts', BROKEN)
  expect((await run()).errors).toContain(join(root, 'scripts/words/greet.ts:5:'))
})

test.skipIf(process.getuid?.() !== 0)(
  'another user starts what the owner has bundled',
  async () => {
    chmodSync(root, 0o755)
    const other = { uid: NOBODY, gid: NOBODY, env: { ...process.env, TMPDIR: '/nowhere' } }
    expect((await run([], other)).errors).toContain('run `npm run build` as the owner')
    const ended = await run()
    const made = recordedAt()
    expect(await run([], other)).toEqual(ended)
    expect(recordedAt()).toBe(made)
  },
)

test('a file that is saved while it is read is read again at the next start', async () => {
  const saveOnce = `import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const { readFileSync } = fs
    fs.readFileSync = (path, ...rest) => {
      const content = readFileSync(path, ...rest)
      if (String(path).endsWith('later.ts')) fs.writeFileSync(path, "export const later = 'saved'")
      return content
    }
    syncBuiltinESMExports()`
  const preload = ['--import', `data:text/javascript,${encodeURIComponent(saveOnce)}`]
  const first = await start([...preload, 'scripts/run.mjs', 'scripts/greet.ts'])
  expect(first.output).toContain('later import')
  expect((await run()).output).toContain('saved')
})

test.each([
  ['emptied', (path: string) => truncateSync(path)],
  ['lost', (path: string) => rmSync(path)],
])('a bundle of which a part was %s is made anew', async (_, spoil) => {
  const whole = await run()
  for (const part of ['greet.mjs', 'later.mjs']) {
    spoil(join(bundles(), homes()[0] ?? '', part))
    expect(await run()).toEqual(whole)
  }
})

test('what keeps a command from being bundled is told in a sentence', async () => {
  const typed = await start(['scripts/run.mjs', 'scripts/great.ts'])
  expect(typed.errors).toMatch(
    /^There is no file scripts\/great\.ts: node scripts\/run\.mjs \S+ .*\n$/,
  )
  await run()
  rmSync(join(root, 'node_modules'))
  expect((await run()).errors).toMatch(/^The packages are not installed: run npm ci .*\n$/)
})

test('each of two commands with names alike is started as itself', async () => {
  mkdirSync(join(root, 'scripts/a'))
  write('scripts/a/b.ts', `console.log('in a folder')\n`)
  write('scripts/a-b.ts', `console.log('with a hyphen')\n`)
  for (const [file, output] of [
    ['scripts/a/b.ts', 'in a folder\n'],
    ['scripts/a-b.ts', 'with a hyphen\n'],
    ['scripts/a/b.ts', 'in a folder\n'],
  ] as const) {
    expect(await start(['scripts/run.mjs', file])).toEqual({ output, errors: '' })
  }
})

test('classes of the same name keep it', async () => {
  write('scripts/words/later.ts', `export class Fault {}\nexport const later = 'later'\n`)
  write(
    'scripts/words/greet.ts',
    `class Fault {}\nexport const greet = () => new Fault().constructor.name\n`,
  )
  write(
    'scripts/greet.ts',
    `import { greet } from './words/greet'\nimport { Fault } from './words/later'\nconsole.log(greet(), Fault.name)\n`,
  )
  expect((await run()).output).toBe('Fault Fault\n')
})

const ownFolders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('run-own-'))
