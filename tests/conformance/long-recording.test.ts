import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RUN_FILE } from '../../scripts/run/run-file'
import { isLong } from '../length'
import { createFilePath } from './support/run-command-line'

const MEGABYTES = isLong ? 1024 : 320
/** Less than the recording: it must not be held as a whole. */
const HEAP_MEGABYTES = 192
const path = createFilePath('long.har')
const run = promisify(execFile)

const product = (count: number) => ({
  _id: `prd_${count}`,
  name: `Product ${count}`,
  description: 'd'.repeat(1_500),
  price: 1,
  category: { _id: 'cat_1', name: 'One' },
  quantity: 5,
  shipping: 0,
  createdAt: new Date(1_700_000_000_000 - count * 1000).toISOString(),
  sold: 0,
})

function toEntry(count: number): string {
  const products = Array.from({ length: 60 }, (_, index) => product(index))
  return JSON.stringify({
    startedDateTime: new Date(1_750_000_000_000 + count * 50).toISOString(),
    time: 12,
    request: { method: 'GET', url: `https://shop.example/api/product/list?limit=60&n=${count}` },
    response: {
      status: 200,
      headers: [{ name: 'content-type', value: 'application/json' }],
      content: { text: JSON.stringify(products) },
    },
  })
}

let entries = 0

beforeAll(async () => {
  const file = createWriteStream(path)
  file.write('{"log":{"version":"1.2","entries":[')
  for (let bytes = 0; bytes < MEGABYTES * 1_000_000; entries += 1) {
    const text = `${entries === 0 ? '' : ','}${toEntry(entries)}`
    bytes += text.length
    if (!file.write(text)) await once(file, 'drain')
  }
  // It ends in the middle of an entry.
  file.end(`,${toEntry(entries).slice(0, 500)}`)
  await once(file, 'finish')
})

afterAll(() => rm(path, { force: true }))

test('CONF-7 a recording that is longer than the memory is judged as far as it goes', async () => {
  const cli = fileURLToPath(new URL('../../scripts/conformance/cli.ts', import.meta.url))
  const limit = `--max-old-space-size=${HEAP_MEGABYTES}`
  const args = [limit, RUN_FILE, cli, '--observe', path]
  const ended = await run(process.execPath, args, { maxBuffer: 1 << 24 }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { readonly code: number; readonly stdout: string }) => error,
  )
  expect(ended.stdout).toContain(`${entries} of ${entries} entries are answers of operations`)
  expect(ended.stdout).toContain(`in its middle: ${entries} entries could be read`)
  expect(ended.code).toBe(3)
})
