import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../../scripts/conformance/run-command'
import type { Handler } from '../../scripts/conformance/self-test/fault'
import { answerJson } from '../../scripts/conformance/self-test/wrap/messages'

const PRODUCTS_ONLY: Handler = async (request) =>
  request.url.includes('/category/list')
    ? answerJson([])
    : new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain' } })

async function run(args: readonly string[], handle: Handler = PRODUCTS_ONLY) {
  const written = { out: '', error: '' }
  const status = await runCommand(args, {
    environment: { NO_COLOR: '1' },
    fetch: handle,
    out: { write: (text) => (written.out += text) },
    error: { write: (text) => (written.error += text) },
  })
  return { status, ...written }
}

const base = ['--base-url', 'http://partial.test/api', '--read-only']

test('API-9 a service with one operation gets its result and the next one to build', async () => {
  const { status, out } = await run(base)
  expect(status).toBe(1)
  expect(out).toContain('listProducts · not-built')
  expect(out).not.toContain('listCategories · ')
  expect(out).toContain('build next  listProducts')
})

test('API-9 an address where nobody answers is told apart from a service that differs', async () => {
  const { status, error } = await run(base, () => Promise.reject(new TypeError('refused')))
  expect(status).toBe(2)
  expect(error).toContain('refused. Is the service running there?')
})

test('API-9 a web page is no API', async () => {
  const page = async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
  const { status, error } = await run(base, page)
  expect(status).toBe(2)
  expect(error).toContain('Give the address of the API itself')
})

test('an unknown option and an unknown name are refused with what to do', async () => {
  expect((await run(['--no-such-option'])).status).toBe(2)
  expect((await run([...base, '--only', 'nothing'])).error).toContain('See --dry-run')
})

test('--dry-run sends nothing', async () => {
  const { status, out } = await run([...base, '--dry-run'], () => Promise.reject(new Error('sent')))
  expect(status).toBe(0)
  expect(out).toMatch(/\d+ checks, \d+ steps/)
})

test.runIf(existsSync('/dev/full'))(
  'API-9 a report that can not be written in the end is said so, and the others are',
  async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'conformance-')), 'report.json')
    const { status, error } = await run([...base, '--json', file, '--html', '/dev/full'])
    expect({ status, error }).toEqual({
      status: 2,
      error:
        'could not run: --html /dev/full: it could not be written. There is no room left for it.\n',
    })
    expect(existsSync(file)).toBe(true)
  },
)

test('API-9 every report is written, and recorded traffic is judged', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'conformance-'))
  const file = (name: string) => join(directory, name)
  const reports = ['json', 'junit', 'sarif', 'har', 'html'].flatMap((name) => [
    `--${name}`,
    file(name),
  ])
  expect((await run([...base, ...reports])).status).toBe(1)
  expect(readFileSync(file('junit'), 'utf8')).toContain('<failure type="not-built"')
  expect(JSON.parse(readFileSync(file('sarif'), 'utf8'))).toMatchObject({ version: '2.1.0' })
  expect(readFileSync(file('html'), 'utf8')).toContain('<h1>Differs in')
  const observed = await run(['--observe', file('har')])
  expect(observed.status).toBe(1)
  expect(observed.out).toContain('listProducts · not-built')
})
