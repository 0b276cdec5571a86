import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { type Contract, readContract } from '../contract/read-contract'
import { translateAnswer } from './translate-answer'

const path = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url))
let contract: Contract

beforeAll(async () => {
  contract = await readContract(path)
})

/** An answer of `listCategories` at a service that wraps answers in `data`. */
function translate(text: string, status = 200) {
  let found = 0
  const call = { method: 'GET', path: '/x', query: new Map(), answer: '/data' } as const
  const map = { calls: new Map([['listCategories', call]]), fields: new Map() }
  const translated = translateAnswer(
    {
      document: contract.document,
      map,
      note: () => undefined,
      noteAnswer: () => (found += 1),
    },
    contract.operation('listCategories'),
    { status, text },
  )
  return { translated, found }
}

test.each([
  ['{"data":[{"_id":"1"}],"page":1}', 200, '[{"_id":"1"}]', 1],
  ['{"data":null}', 200, 'null', 1],
  // It must be found that the answer is not where it was said to be.
  ['[{"_id":"1"}]', 200, 'null', 0],
  ['{"items":[]}', 200, 'null', 0],
  ['no JSON', 200, 'no JSON', 0],
  ['{"error":"x"}', 500, '{"error":"x"}', 0],
])('CONF-10 of %s with %i the contract’s answer is %s', (text, status, translated, found) => {
  expect(translate(text, status)).toEqual({ translated, found })
})
