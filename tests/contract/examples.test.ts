import { describe, expect, test } from 'vitest'
import { readExamples } from '../../mocks/contract/read-contract'
import { contract, findFaults, operations } from './support/contract'

describe.each(operations)('API-1 $id', ({ parameters, body, responses, method }) => {
  test('each parameter has an example or a default, and the examples are valid', () => {
    for (const parameter of parameters) {
      const examples = readExamples(contract, parameter)
      const hasDefault = 'default' in parameter.schema
      expect(examples.length > 0 || hasDefault, parameter.pointer).toBe(true)
      for (const [, value] of examples) expect(findFaults(parameter, value)).toEqual([])
    }
  })

  test('each request body has an example, and the examples are valid', () => {
    expect(body !== undefined).toBe(method === 'POST' || method === 'PUT')
    if (!body) return
    const examples = readExamples(contract, body)
    expect(examples).not.toEqual([])
    for (const [, value] of examples) expect(findFaults(body, value)).toEqual([])
  })

  test.each([...responses.values()])(
    'each example of status $status is valid, and there is one',
    ({ content }) => {
      expect(content.map(({ mediaType }) => mediaType)).toEqual(['application/json'])
      for (const media of content) {
        const examples = readExamples(contract, media)
        expect(examples).not.toEqual([])
        for (const [, value] of examples) expect(findFaults(media, value)).toEqual([])
      }
    },
  )
})

test('API-1 the check of examples sees faults: a wrong type, a missing field, too many decimals', () => {
  const [media] = contract.operation('showProduct').responses.get(200)?.content ?? []
  if (!media) throw new Error('showProduct has no response.')
  const [[, product] = []] = readExamples(contract, media)
  const spoil = (changes: object) => findFaults(media, Object.assign({}, product, changes))
  expect(spoil({})).toEqual([])
  expect(spoil({ price: '12.5' })).toEqual(['/price must be number'])
  expect(spoil({ price: 12.505 })).toEqual([expect.stringContaining('/price')])
  expect(spoil({ createdAt: 'yesterday' })).toEqual([expect.stringContaining('/createdAt')])
  expect(spoil({ name: undefined })).not.toEqual([])
})
