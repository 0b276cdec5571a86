import { expect, test } from 'vitest'
import type { Finding, Report, StepResult } from '../../model/report'
import { createView } from '../report-view'
import { toMarkdown } from './to-markdown'

const finding = (id: string, operation: string, expected = 'a list'): Finding => ({
  id,
  severity: 'failure',
  rule: 'schema',
  operation,
  pointer: '/x',
  line: 7,
  level: 'shapes',
  check: 'browse',
  step: `look ${id}`,
  expected,
  got: '',
  cause: '',
  curl: '',
})

function write(findings: readonly Finding[], steps: readonly StepResult[] = []): string {
  const report: Report = {
    baseUrl: 'http://service.test/api',
    contract: 'openapi.yaml',
    seed: '1',
    startedAt: new Date(0),
    durationMs: 1200,
    requestCount: 3,
    findings,
    verdict: findings.length > 0 ? 'differs' : 'conforms',
    gaps: [],
    steps,
    leftBehind: [],
    exchanges: [],
    inventory: { built: [], missing: [], unasked: [] },
  }
  const tally = { passed: 1, failed: 0, open: 0, unreachable: 0 }
  return toMarkdown(createView(report, { operations: [], tally, sentences: [] }))
}

test('CONF-4 the summary has a row for each operation that differs', () => {
  const text = write([
    finding('F1', 'listProducts'),
    finding('F2', 'signIn'),
    finding('F3', 'signIn'),
  ])
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.includes('---'))
  expect(rows.map((row) => row.split(' | ').slice(0, 2))).toEqual([
    ['| operation', 'differences'],
    ['| listProducts', '1'],
    ['| signIn', '2'],
  ])
  expect(text).toContain('schema: expected a list (browse › look F2)<br>schema: expected a list')
  expect(text).toContain('openapi.yaml:7')
})

test('CONF-4 what a service says is neither markup nor a link nor another cell', () => {
  const text = write([finding('F1', 'signIn', '<img src=x> | [a](b)\n# *c* `d` @team')])
  const [row = ''] = text.split('\n').filter((line) => line.startsWith('| signIn'))
  expect(row.split('|')).toHaveLength(6)
  expect(row.replaceAll('<br>', '')).not.toMatch(/[<>`*[\]@]/)
})

test('CONF-4 what comes of a difference, and what could not run, is counted with its cause', () => {
  const blocked = (step: string, by: string): StepResult => ({
    check: 'orders',
    level: 'money',
    step,
    operation: 'createOrder',
    state: { kind: 'blocked', by },
    durationMs: 0,
  })
  const text = write(
    [finding('F1', 'signIn'), { ...finding('F2', 'listOrders'), causedBy: 'F1' }],
    [
      blocked('order', 'browse › look F1'),
      blocked('order again', 'browse › look F1'),
      blocked('pay', 'checkout › pay'),
    ],
  )
  expect(text).toContain('(browse › look F1); and 1 difference because of it')
  expect(text).toContain('### What could not be judged\n\n- 2 steps blocked by browse › look F1\n')
  expect(text).toContain('- 1 step blocked by checkout › pay\n')
})

test('CONF-4 a service that conforms has no table', () => {
  expect(write([])).not.toContain('|')
  expect(write([])).toContain('## conforms to openapi.yaml, of which 100% was judged')
})
