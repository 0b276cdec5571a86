import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jsonReportSchema } from '../../scripts/conformance/report/formats/json-schema'
import type { Handler } from '../../scripts/conformance/self-test/fault'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { findFault } from './support/find-fault'
import {
  argumentsFor,
  createFilePath,
  type Outcome,
  runCommandLine,
} from './support/run-command-line'

const FORMATS = ['json', 'junit', 'sarif', 'html', 'markdown'] as const
const ROWS = ['listOrders', 'listOwnOrders', 'readProfile', 'updateProfile']
const ONLY = ROWS.map((operation) => `access:${operation}`).join(',')
const files = Object.fromEntries(FORMATS.map((format) => [format, createFilePath(format)]))
const read = (format: (typeof FORMATS)[number]) => readFileSync(files[format] ?? '', 'utf8')

let service: Service
let now: Outcome

const open = (...operations: readonly string[]): Handler =>
  operations.reduce<Handler>(
    (next, operation) => findFault(`${operation} asks for no token`).wrap(next),
    service.handle,
  )

/** Two differ in the first run; of these one is repaired in the second, and a new one is there. */
beforeAll(async () => {
  service = await startService()
  const first = createFilePath('first.json')
  const args = [...argumentsFor(service), '--only']
  await runCommandLine([...args, ONLY, '--json', first], open('listOrders', 'readProfile'))
  const reports = FORMATS.flatMap((format) => [`--${format}`, files[format] ?? ''])
  now = await runCommandLine(
    [...args, ONLY, '--since', first, ...reports],
    open('listOrders', 'updateProfile'),
  )
})

afterAll(() => service.close())

test('CONF-2 the terminal says it in ten lines of 80 characters', () => {
  expect(now.status).toBe(1)
  const [, section = ''] = /^(Since \d{4}-.*?)\n\n/ms.exec(now.out) ?? []
  const lines = section.split('\n')
  expect(lines.length).toBeLessThanOrEqual(10)
  expect(lines.every((line) => line.length <= 80)).toBe(true)
  expect(lines.slice(1).map((line) => line.split(/ {2,}/).slice(0, 2))).toEqual([
    ['new', expect.stringMatching(/^[1-9]\d*$/)],
    ['still there', expect.stringMatching(/^[1-9]\d*$/)],
    ['moved', '0'],
    ['repaired', expect.stringMatching(/^[1-9]\d*$/)],
    ['not reached', '0'],
  ])
})

test('CONF-2 JSON has the same by ids, and names what is gone', () => {
  const { findings, since } = jsonReportSchema.parse(JSON.parse(read('json')))
  const operationOf = (id: string) => findings.find((one) => one.id === id)?.operation
  expect(new Set(since?.new.map(operationOf))).toEqual(new Set(['updateProfile']))
  expect(new Set(since?.still.map(operationOf))).toEqual(new Set(['listOrders']))
  expect(new Set(since?.repaired.map(({ operation }) => operation))).toEqual(
    new Set(['readProfile']),
  )
  expect([since?.moved, since?.notReached]).toEqual([[], []])
})

test('CONF-2 SARIF has it as the state since a baseline, and what is gone as no result', () => {
  const [run] = JSON.parse(read('sarif')).runs
  const states = run.results.map(
    (one: { properties: { operation: string }; baselineState: string }) =>
      `${one.properties.operation} ${one.baselineState}`,
  )
  expect(new Set(states)).toEqual(new Set(['listOrders unchanged', 'updateProfile new']))
  const notes = JSON.stringify(run.invocations[0].toolExecutionNotifications)
  expect(notes).toContain('since last time: repaired: readProfile · no-token')
})

test('CONF-2 JUnit has it as properties, Markdown as rows, the page as lists', () => {
  expect(read('junit')).toMatch(/<property name="since: repaired" value="\d+; readProfile · /)
  expect(read('markdown')).toMatch(/Since last time[\s\S]*repaired[^\n]*readProfile · no-token/)
  expect(read('html')).toMatch(/<h2 id="since">Since .*<\/h2>\n<details><summary>\d+ new</)
})

test('CONF-2 what a later run does not reach is said to be so, and never repaired', async () => {
  const json = createFilePath('later.json')
  const args = [...argumentsFor(service), '--only', 'browse', '--since', files['json'] ?? '']
  const { status } = await runCommandLine([...args, '--json', json], service.handle)
  expect(status).toBe(0)
  const { since } = jsonReportSchema.parse(JSON.parse(readFileSync(json, 'utf8')))
  expect(since?.repaired).toEqual([])
  expect(since?.notReached.length).toBeGreaterThan(1)
  expect(new Set(since?.notReached.map(({ why }) => why))).toEqual(
    new Set(['its step was not among those that ran']),
  )
})
