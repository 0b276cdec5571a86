import { readFile, writeFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Contract, readContract } from '../../scripts/conformance/contract/read-contract'
import { readMap } from '../../scripts/conformance/map/read/read-map'
import { parseOptions } from '../../scripts/conformance/options/parse-options'
import { usage } from '../../scripts/conformance/options/usage'
import { readSignIn } from '../../scripts/conformance/people/read-sign-in'
import { createFilePath } from './support/run-command-line'

const PAGES = ['docs/conformance-sign-in.md', 'scripts/conformance/package/README.md'] as const
const ENVIRONMENT = {
  CONFORMANCE_ADMIN_PASSWORD: 'x',
  SHOPPER_TOKEN: 'x',
  SUPPORT_TOKEN: 'x',
  CLIENT_SECRET: 'x',
}

let contract: Contract

beforeAll(async () => {
  contract = await readContract('openapi.yaml')
})

describe.each(PAGES)('the snippets of %s', (page) => {
  /** The snippets of a language that hold a text, each as it stands there. */
  async function readSnippets(language: string, holding: string): Promise<readonly string[]> {
    const text = await readFile(page, 'utf8')
    const found = [...text.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm'))]
    return found.map(([, snippet = '']) => snippet).filter((snippet) => snippet.includes(holding))
  }

  async function writeSnippet(name: string): Promise<string> {
    const [snippet, ...more] = await readSnippets('yaml', `# ${name}`)
    expect(more).toEqual([])
    const path = createFilePath(name)
    await writeFile(path, snippet ?? '')
    return path
  }

  test('CONF-9 name people as --auth takes them', async () => {
    const { people } = await readSignIn(await writeSnippet('auth.yaml'), ENVIRONMENT)
    expect(people.map(({ as }) => as).slice(0, 3)).toEqual(['user', 'user', 'administrator'])
    const kinds = people.map(({ source }) => source.kind)
    expect(kinds.slice(0, 3)).toEqual(['variable', 'command', 'oauth'])
  })

  test('CONF-10 have a map that the contract bears out', async () => {
    const { calls, fields } = await readMap(await writeSnippet('map.yaml'), contract)
    expect(calls.get('readProfile')).toMatchObject({ method: 'GET', path: '/v2/me' })
    expect(fields.get('Product')?.get('price')).toEqual({ name: 'priceInCents', times: 100 })
  })

  test('CONF-9 give options that the command takes', async () => {
    const commands = (await readSnippets('sh', '--base-url')).flatMap((snippet) =>
      snippet.replaceAll('\\\n', ' ').trim().split('\n'),
    )
    expect(commands.length).toBeGreaterThan(2)
    for (const command of commands) {
      const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(
        ([, quoted, word]) => quoted ?? word ?? '',
      )
      const first = words.findIndex((word) => /^--\w/.test(word))
      const { baseUrl } = parseOptions(words.slice(first), ENVIRONMENT)
      const url = words.includes('--base-url') ? 'http://localhost:3000/api' : undefined
      expect(baseUrl).toBe(url)
    }
  })
})

test('CONF-6 whoever reads what the check does reads what stays', async () => {
  const pages = ['scripts/conformance/package/README.md', 'docs/decisions/own-conformance-check.md']
  const texts = await Promise.all(pages.map((page) => readFile(page, 'utf8')))
  for (const text of [...texts, usage])
    expect(text).toMatch(/accounts,\s+categories,\s+cancelled\s+orders\s+and\s+charges\s+stay/)
})
