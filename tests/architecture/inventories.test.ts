import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { loadContract } from '../../mocks/api/contract/contract'
import { readSources, type Source } from './sources'

const page = await readFile('docs/security.md', 'utf8')
const product = (await readSources()).filter(
  ({ path, isTest }) =>
    !isTest && /^(src|widget|mocks|scripts\/(start|processes))(\/|\.ts$)/.test(path),
)

/** The text under a heading of the page, up to the next one. */
function section(heading: string): string {
  const [, text] = page.split(`\n## ${heading}\n`)
  if (text === undefined) throw new Error(`docs/security.md has no part "${heading}".`)
  return text.split('\n## ')[0] ?? ''
}

/** What stands there as code. */
function namesIn(heading: string): string[] {
  return [...section(heading).matchAll(/`([^`\n]+)`/g)].flatMap(([, name]) => name ?? [])
}

const filesIn = (heading: string) =>
  new Set(namesIn(heading).filter((name) => /^[a-z]+\/[\w./-]+\.tsx?$/.test(name)))

const filesWith = (pattern: RegExp, sources: readonly Source[] = product) =>
  new Set(sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path))

test('every use of cryptography stands in the inventory', () => {
  const used = filesWith(/'node:crypto'|from 'jose|\bcrypto\.(subtle|getRandomValues|randomUUID)/)
  expect(filesIn('Cryptography and keys')).toEqual(used)
  const weak = /createHash\('(?!sha256)|createHmac\('(?!sha256)|createCipher|\bmd5\b|\bsha-?1\b/i
  expect([...filesWith(weak)]).toEqual([])
})

test('every key of the browser’s storage stands in the inventory', () => {
  const keeping =
    /createStoredValue[<(]|(local|session)Storage\.[a-z]|cookieStore|document\.cookie|indexedDB|caches\.open|new BroadcastChannel/
  const stored = [...filesWith(keeping)].filter((path) => /^(src|widget)\//.test(path))
  expect([...filesIn('In the browser')].sort()).toEqual(stored.sort())
})

test('every event that is logged stands in the inventory', () => {
  const logging = product.filter(({ path }) => /^(mocks\/api|scripts)\//.test(path))
  const events = logging.flatMap(({ text }) =>
    [...text.matchAll(/\bevent: '([\w-]+)'/g)].flatMap(([, event]) => event ?? []),
  )
  expect(events.length).toBeGreaterThan(5)
  const listed = [...section('Log').matchAll(/^\| (`.+?`) \|/gm)]
    .flatMap(([, cell = '']) => cell.split(', '))
    .map((name) => name.replaceAll('`', ''))
  expect(listed.sort()).toEqual([...new Set(events)].sort())
  const elsewhere = /appendFile|createWriteStream|node:syslog/
  expect([...filesWith(elsewhere, logging)]).toEqual([])
})

test('every setting of the service stands in the inventory', () => {
  const { text = '' } = product.find(({ path }) => path === 'mocks/api/configuration.ts') ?? {}
  const settings = [...text.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].flatMap(([, name]) => name ?? [])
  expect(settings.length).toBeGreaterThan(5)
  expect(namesIn('Settings and secrets').sort()).toEqual([...settings, 'PORT'].sort())
})

test('the service opens connections where the inventory says, and nowhere else', () => {
  const opening =
    /from '(pg|node:(https?|http2|tls|dgram))'|import\('braintree'\)|(?<![.\w])fetch\(/
  const service = product.filter(({ path }) => /^(mocks\/api|scripts\/start)(\/|\.ts$)/.test(path))
  expect(filesIn('Connections')).toEqual(filesWith(opening, service))
})

test('no address holds anything but ids and what is searched for', async () => {
  const { operations } = await loadContract()
  const inPaths = operations.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)])
  const names = [
    ...inPaths.flatMap(([, name]) => name ?? []),
    ...operations.flatMap(({ parameters }) =>
      parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    ),
  ]
  expect([...new Set(names)].sort()).toEqual(
    ['userId', 'productId', 'orderId', 'search', 'category', 'sortBy', 'order', 'limit'].sort(),
  )
})

test('nothing makes code, markup or expressions of text', () => {
  const dangerous =
    /\beval\(|new Function\b|'node:vm'|(inner|outer)HTML\s*=[^=]|dangerouslySetInnerHTML|insertAdjacentHTML|document\.write\b/
  expect([...filesWith(dangerous)]).toEqual([])
  const running = product.filter(({ path }) => /^(src|widget\/(?!build)|mocks\/api)/.test(path))
  expect([...filesWith(/new RegExp\(|child_process/, running)]).toEqual([])
})

test('the page has every part that it promises', () => {
  for (const heading of [
    'Reporting a vulnerability',
    'Who may call what',
    'Signing in and sessions',
    'Business rules and limits',
    'What costs time or memory',
    'Uploads',
    'Data in four levels',
    'Third-party packages',
    'Attacks and their tests',
  ]) {
    expect(section(heading).length).toBeGreaterThan(300)
  }
})
