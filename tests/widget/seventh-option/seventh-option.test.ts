import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { ANSWERS, HOME, REGISTRATION, writeCowrieWidget } from './cowrie-widget'

const run = promisify(execFile)

/** What the compiler says about both copies. */
let output = ''

beforeAll(async () => {
  await writeCowrieWidget('complete', [...REGISTRATION, ...ANSWERS])
  await writeCowrieWidget('registered', REGISTRATION)
  const config = {
    extends: '../../tsconfig.json',
    include: ['.'],
    // Two copies would declare one global.
    exclude: ['**/*.test.ts', '*/testing', '*/testing.ts', '*/global.ts'],
    compilerOptions: { tsBuildInfoFile: 'typecheck.tsbuildinfo' },
  }
  await writeFile(join(HOME, 'tsconfig.json'), JSON.stringify(config))
  const compiler = 'node_modules/typescript/bin/tsc'
  await run(process.execPath, [compiler, '--noEmit', '-p', HOME]).catch((error: unknown) => {
    output = String(Object(error).stdout)
  })
})

/** The files of a copy in which there are errors. */
function wrongFiles(name: string): Set<string> {
  const errors = output.matchAll(/seventh-option\/([^/\s]+)\/(\S+?)\(\d+,\d+\): error/g)
  return new Set([...errors].flatMap(([, copy, file = '']) => (copy === name ? file : [])))
}

test('a seventh payment option is a folder, a line in the registry, and lines that the compiler asks for', () => {
  expect([...wrongFiles('complete')]).toEqual([])
  expect(new Set([...REGISTRATION, ...ANSWERS].map(({ file }) => file)).size).toBe(9)
})

test('no line can be forgotten: the compiler names its file, or the one that misses it', () => {
  const misses = new Map([
    ['options/create-options.ts', 'options/options-schema.ts'],
    ['options/updatable-options.ts', 'options/changed-settings.ts'],
    ['model/terms/payment-method-payload.ts', 'sheets/cowrie/descriptor.ts'],
    ['model/terms/payment-method.ts', 'sheets/cowrie/descriptor.ts'],
  ])
  const asked = wrongFiles('registered')
  for (const { file } of ANSWERS) expect(asked).toContain(misses.get(file) ?? file)
})
