import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readContract } from '../contract/read-contract'
import type { Check } from '../model/check'
import { createFindingCollector } from './collect-findings'

const contract = await readContract(
  fileURLToPath(new URL('../../../openapi.yaml', import.meta.url)),
)

const statuses = ['200', '401', '413'].map((status) => ({
  title: `answer ${status}`,
  operation: 'updateOrderStatus',
  run: () => Promise.resolve(),
}))
const check: Check = {
  id: 'order-life',
  title: 'An order lives',
  level: 'journeys',
  kind: 'series',
  needs: [],
  steps: statuses,
}

/** The findings and repeats when an operation answers 500 where three statuses are due. */
function collect(isDown: boolean) {
  const collector = createFindingCollector(contract, (text) => text)
  for (const step of statuses) {
    const status = step.title.slice(-3)
    const pointer = `${contract.operation(step.operation).pointer}/responses/${status}`
    collector.add(
      'failure',
      {
        rule: 'server-error',
        operation: step.operation,
        pointer,
        expected: status,
        got: '500',
        cause: 'The service failed.',
        unshown: 'no request was sent',
      },
      check,
      step,
    )
  }
  const { findings, repeats } = collector.list([check], {
    isBuilt: () => false,
    isDown: () => isDown,
  })
  return { steps: findings.map(({ step }) => step), repeats: [...repeats] }
}

test('API-9 an operation that always fails does so once, whatever was due', () => {
  expect(collect(true)).toEqual({
    steps: ['answer 200'],
    repeats: [
      ['order-life › answer 401', 'order-life › answer 200'],
      ['order-life › answer 413', 'order-life › answer 200'],
    ],
  })
})

test('API-9 an operation that answers in other ways too fails once for each status that is due', () => {
  expect(collect(false).steps).toEqual(['answer 200', 'answer 401', 'answer 413'])
})
