import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { COMPONENT_NEEDS, EVIDENCE_OPTIONS } from '../../scripts/compatibility/component-needs'
import { findFullRows, mergeEvidence } from '../../scripts/compatibility/evidence-page'
import { findMissingNeeds } from '../../scripts/compatibility/find-missing-needs'
import { MODEL_4, readInstalledVersion } from '../../scripts/compatibility/release'
import { listFiles } from '../../scripts/system/list-files'

const page = await readFile('docs/compatibility.md', 'utf8')

const evidence = (version: string, change: object = {}) => ({
  version,
  options: EVIDENCE_OPTIONS.map((option) => ({
    option,
    passed: 3,
    failed: [],
    missing: [],
    ...(option === 'Venmo' ? change : {}),
  })),
})

test('the table says that the installed release and the model of 4 do all, which the stages show', async () => {
  const installed = await readInstalledVersion('.')
  expect(findFullRows(page)).toEqual(expect.arrayContaining([installed, MODEL_4]))
})

test('the installed release knows every call, event and setting that the widget uses', async () => {
  expect(await findMissingNeeds('node_modules/braintree-web')).toEqual([])
})

test('whatever is looked for in a release is used by the widget', async () => {
  const files = await listFiles('.', 'widget')
  const texts = await Promise.all(
    files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFile(file, 'utf8')),
  )
  const words = new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []))
  const needed = Object.values(COMPONENT_NEEDS).flatMap(({ calls, events, settings }) => [
    ...calls,
    ...events,
    ...settings,
  ])
  expect(needed.filter((word) => !words.has(word))).toEqual([])
})

test('a call of a component that nothing looks for is found out', async () => {
  const files = await listFiles('.', 'widget/provider')
  const sources = files.filter((file) => !/\.test\.ts$/.test(file))
  const texts = await Promise.all(sources.map((file) => readFile(file, 'utf8')))
  const called = texts.flatMap((text) => [
    ...text.matchAll(
      /callMethod\(\s*(?:component|checkout|venmo|applePay|vault|threeDSecure),\s*'(\w+)'/g,
    ),
    ...text.matchAll(
      /\b(?:hostedFields|checkout|venmo|applePay|vault|threeDSecure|collector)\.(\w+)\(/g,
    ),
  ])
  const needed = new Set(Object.values(COMPONENT_NEEDS).flatMap(({ calls }) => calls))
  // Of release 3 alone; the widget asks no other.
  needed.add('hasTokenizationResult')
  expect(called.length).toBeGreaterThan(25)
  expect(called.flatMap(([, name = '']) => (needed.has(name) ? [] : [name]))).toEqual([])
})

test('rows of versions that are not tried again stay, and failures are named', () => {
  const first = mergeEvidence('', [evidence('3.9.0'), evidence(MODEL_4), evidence('3.60.0')])
  const failing = { passed: 2, failed: ['payload: an account'], missing: ['venmo: tokenize'] }
  const next = mergeEvidence(first.results, [evidence('3.60.0', failing)])
  const rows = next.results.split('\n').slice(2)
  expect(rows.map((row) => row.split(' ')[1])).toEqual(['3.9.0', '3.60.0', MODEL_4])
  expect(findFullRows(next.results)).toEqual(['3.9.0', MODEL_4])
  expect(rows[1]).toContain('✗ 2 of 3')
  expect(next.failures.split('\n')).toEqual([
    '- 3.60.0, Venmo, payload: an account',
    '- 3.60.0, Venmo, the package lacks `venmo: tokenize`',
  ])
  const mended = mergeEvidence(`${next.results}\n${next.failures}`, [evidence('3.60.0')])
  expect(mended.failures).toBe('Nothing.')
})
