import { expect, test } from 'vitest'
import { listReferring, type Subject, toSubject } from './subject'

const address = { $ref: '#/components/schemas/Address' }
const document = {
  components: {
    schemas: {
      Address: { type: 'string', maxLength: 500 },
      Order: { properties: { address, user: { properties: { name: { type: 'string' } } } } },
      Draft: { properties: { order: { properties: { addresses: { items: address } } } } },
      Either: { anyOf: [{ properties: { address } }, address] },
    },
  },
}
const none: Subject = { properties: [], limits: [], operations: [] }
const operations = ['createOrder']

test.each<[string, Subject]>([
  ['/components/schemas/Order/properties/address', { ...none, properties: [['Order', 'address']] }],
  [
    '/components/schemas/Order/properties/user/properties/name/maxLength',
    { ...none, properties: [['Order', 'user', 'name']] },
  ],
  ['/components/schemas/Address/maxLength', { ...none, limits: ['Address'] }],
  [
    '/components/schemas/Address/type',
    {
      ...none,
      properties: [
        ['Order', 'address'],
        ['Draft', 'order', 'addresses'],
        ['Either', 'address'],
      ],
    },
  ],
  ['/components/schemas/Order/additionalProperties', { ...none, operations }],
  ['/paths/~1order~1create~1{userId}/post/responses/409', { ...none, operations }],
  ['/components/responses/Order', { ...none, operations }],
])('CONF-5 a change at %s is about %j', (pointer, subject) => {
  expect(toSubject({ pointer, what: 'x', breaks: [], operations }, document)).toEqual(subject)
})

test('CONF-5 a schema that nothing refers to is of no property', () => {
  expect(listReferring(document, 'Order')).toEqual([])
})
