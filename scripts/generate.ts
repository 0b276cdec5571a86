/**
 * `npm run generate`: writes `src/api/generated/` from `openapi.yaml`: the types of every call, the shapes in which
 * responses are read, which calls need a token, and the limits that forms show. With `--check` it only compares, and fails
 * on a difference.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { findStale } from './generate/find-stale'
import { generateFiles } from './generate/generate-files'
import { readCommandLine } from './processes/command-line/read-command-line'

const CONTRACT = new URL('../openapi.yaml', import.meta.url)
const GENERATED = new URL('../src/api/generated/', import.meta.url)

const { values } = readCommandLine({ options: { check: { type: 'boolean', default: false } } })
const files = await generateFiles(CONTRACT)
const stale = await findStale(files, GENERATED)

if (stale.length === 0) {
  console.log('src/api/generated/ is up to date.')
} else if (values.check) {
  console.error(`src/api/generated/ is stale (${stale.join(', ')}): run \`npm run generate\`.`)
  process.exitCode = 1
} else {
  for (const name of stale) await write(name)
  console.log(`src/api/generated/ has been written: ${stale.join(', ')}.`)
}

async function write(name: string): Promise<void> {
  const content = files.get(name)
  const file = new URL(name, GENERATED)
  if (content === undefined) await rm(file)
  else {
    await mkdir(new URL('.', file), { recursive: true })
    await writeFile(file, content)
  }
}
