import { expect, test } from 'vitest'
import { nearestValue } from './nearest-value'

const PRICE = { type: 'number', minimum: 0, maximum: 100, 'x-decimal-places': 2 }
const LIST = { type: 'array', minItems: 1, maxItems: 2, items: { type: 'integer', minimum: 1 } }
const PERSON = {
  type: 'object',
  required: ['name', 'role'],
  properties: { name: { type: 'string', example: 'Ann' }, role: { type: 'integer', enum: [0, 1] } },
}

test.each([
  [PRICE, '12.505', 12.51],
  [PRICE, -1, 0],
  [PRICE, 1e9, 100],
  [PRICE, 'dear', 0],
  [{ type: 'integer' }, 1.6, 2],
  [{ type: 'string', maxLength: 3 }, 'longer', 'lon'],
  [{ type: 'string', maxLength: 1 }, '👩🏽', '👩'],
  [{ type: 'string' }, 12, '12'],
  [{ type: 'string', minLength: 2, example: 'Ann' }, '', 'Ann'],
  [{ type: 'string', pattern: '\\S' }, ' ', 'x'],
  [{ type: 'string', pattern: '^a{3}$' }, 'b', undefined],
  [{ type: 'string', pattern: '^[^@ ]+@[^@ ]+$' }, 'ann', 'ann@example.com'],
  [{ type: 'string', pattern: '^[^@ ]+@[^@ ]+$' }, 'a n n', 'name@example.com'],
  [{ type: 'string', format: 'date-time' }, '2026-11-23', '2026-11-23T00:00:00.000Z'],
  [{ type: 'string', enum: ['Not processed', 'Shipped'] }, 'shiped', 'Shipped'],
  [{ type: 'boolean' }, 'true', true],
  [{ const: 'now' }, 'then', 'now'],
  [LIST, { data: [1, 2, 3] }, [1, 2]],
  [LIST, null, [1]],
  [PERSON, { name: 'Bea', age: 3 }, { name: 'Bea', age: 3, role: 0 }],
  [PERSON, 'Bea', { name: 'Ann', role: 0 }],
  [{ anyOf: [{ type: 'integer' }, { const: 'undefined' }] }, 'ten', 0],
])('%j with %j is nearest to %j', (schema, came, nearest) => {
  expect(nearestValue(schema, came)).toEqual(nearest)
})
