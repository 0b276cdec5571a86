import { describe, expect, test } from 'vitest'
import { examplesOf, operations } from './support/contract'
import { findFaults } from './support/validate'

describe.each(operations)('API-1 $id', ({ parameters, requestContent, responses, method }) => {
  test('each parameter has an example or a default, and the examples are valid', () => {
    for (const parameter of parameters) {
      const values = examplesOf(parameter)
      const schema = parameter.value['schema']
      const hasDefault = typeof schema === 'object' && schema !== null && 'default' in schema
      expect(values.length > 0 || hasDefault, parameter.pointer).toBe(true)
      for (const [, value] of values) expect(findFaults(parameter, value)).toEqual([])
    }
  })

  test('each request body has an example, and the examples are valid', () => {
    expect(requestContent.size > 0).toBe(method === 'POST' || method === 'PUT')
    for (const content of requestContent.values()) {
      const examples = examplesOf(content)
      expect(examples).not.toEqual([])
      for (const [, value] of examples) expect(findFaults(content, value)).toEqual([])
    }
  })

  test.each(responses)(
    'each example of status $status is valid, and there is one',
    ({ content }) => {
      expect([...content.keys()]).toEqual(['application/json'])
      for (const media of content.values()) {
        const examples = examplesOf(media)
        expect(examples).not.toEqual([])
        for (const [, value] of examples) expect(findFaults(media, value)).toEqual([])
      }
    },
  )
})

test('API-1 the check of examples sees faults: a wrong type, a missing field, too many decimals', () => {
  const list = operations.find(({ id }) => id === 'showProduct')
  const media = list?.responses[0]?.content.get('application/json')
  if (!media) throw new Error('showProduct has no answer.')
  const [[, product] = []] = examplesOf(media)
  const spoil = (changes: object) => findFaults(media, Object.assign({}, product, changes))
  expect(spoil({})).toEqual([])
  expect(spoil({ price: '12.5' })).toEqual(['/price must be number'])
  expect(spoil({ price: 12.505 })).toEqual([expect.stringContaining('/price')])
  expect(spoil({ createdAt: 'yesterday' })).toEqual([expect.stringContaining('/createdAt')])
  expect(spoil({ name: undefined })).not.toEqual([])
})
