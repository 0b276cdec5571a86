import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HOSTS, renderHosts } from './hosts'
import { fromRoot } from './paths'

const DOCUMENT = 'widget/content-security-policy.md'

/** The components that the widget imports, and what they share. */
const COMPONENTS = [
  ...['lib', 'client', 'hosted-fields', 'vault-manager', 'paypal-checkout', 'venmo'],
  ...['apple-pay', 'google-payment', 'data-collector', 'three-d-secure'],
]

/** Links to documentation in messages, and a namespace. */
const NEVER_FETCHED =
  /^(developer\.|help\.|articles\.|(.*\.)?github\.(com|io)|www\.w3\.org|three-d-secure\.)/

async function hostsIn(folder: string): Promise<string[]> {
  const files = await readdir(fromRoot(folder), { recursive: true })
  const sources = files.filter((file) => /\.(js|ts|tsx)$/.test(file) && !/\.test\./.test(file))
  const texts = await Promise.all(
    sources.map((file) => readFile(join(fromRoot(folder), file), 'utf8')),
  )
  return texts.flatMap((text) =>
    [...withoutComments(text).matchAll(/https:\/\/([a-z0-9.-]+\.[a-z]{2,})/g)].map(
      ([, host = '']) => host,
    ),
  )
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
}

function isListed(host: string): boolean {
  const listed = Object.values(HOSTS).flatMap((directives) => Object.values(directives).flat())
  return listed.some((entry) => {
    const name = entry.replace(/^https:\/\//, '').replace(/:\d+$/, '')
    return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name
  })
}

test('every host that braintree-web and the widget name in their code is in the table', async () => {
  const folders = [
    'widget/provider',
    ...COMPONENTS.map((name) => `node_modules/braintree-web/${name}`),
  ]
  const hosts = new Set((await Promise.all(folders.map(hostsIn))).flat())
  expect(hosts.size).toBeGreaterThan(8)
  const missing = [...hosts].filter((host) => !NEVER_FETCHED.test(host) && !isListed(host))
  expect(missing).toEqual([])
})

test('merchants read the table as it is', async () => {
  const text = await readFile(fromRoot(DOCUMENT), 'utf8')
  expect(text).toContain(renderHosts())
})
