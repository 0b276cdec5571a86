import { expect, test } from 'vitest'
import type { Finding } from '../../model/report'
import { createPaint } from './paint'
import { describeFinding } from './write-findings'

const finding: Finding = {
  id: 'F1',
  severity: 'failure',
  rule: 'read-back',
  operation: 'createProduct',
  pointer: '/components/schemas/PhotoFile',
  line: 1,
  level: 'journeys',
  check: 'edge-product',
  step: 'created: the photo is there',
  expected: 'a picture',
  got: 'none',
  cause: 'It is not stored.',
  curl: '',
}
const scripts = { name: '001-createProduct-read-back', sh: '', mjs: '' }

function tellAgain(shown: Partial<Finding>, scriptsIn?: string): readonly string[] {
  const report = { contract: 'openapi.yaml', findings: [] }
  const origin = { report, ...(scriptsIn === undefined ? {} : { scriptsIn }) }
  const text = describeFinding({ ...finding, ...shown }, origin, createPaint({}, false), 200)
  return text.split('\n').filter((line) => line.includes('again'))
}

test('API-9 a finding names its script where they are written', () => {
  expect(tellAgain({ scripts }, 'out')).toEqual([
    '    again     sh out/001-createProduct-read-back.sh',
  ])
  expect(tellAgain({ scripts })).toEqual([])
})

test('API-9 a finding without a script says why it has none', () => {
  const unshown = 'A time says nothing alone.'
  expect(tellAgain({ unshown }, 'out')).toEqual([
    '    again     No script. A time says nothing alone.',
  ])
  expect(tellAgain({ unshown })).toEqual([])
})
