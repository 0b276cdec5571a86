import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createByteBudget } from './byte-budget'

test('one address and all together hold no more than was agreed, and what is given back is there again', () => {
  const bytes = createByteBudget({ perAddress: 10, inAll: 15 })
  const first = bytes.reserve('a', 8)
  expect(bytes.reserve('a', 3)).toMatchObject({ isReserved: false, because: 'address' })
  expect(bytes.reserve('b', 8)).toMatchObject({ isReserved: false, because: 'all' })
  if (first.isReserved) first.release()
  expect(bytes.reserve('b', 8)).toMatchObject({ isReserved: true })
})

test('giving back twice gives back once', () => {
  const operations = fc.array(fc.record({ address: fc.constantFrom('a', 'b'), size: fc.nat(6) }))
  fc.assert(
    fc.property(operations, (steps) => {
      const bytes = createByteBudget({ perAddress: 10, inAll: 15 })
      for (const { address, size } of steps) {
        const reservation = bytes.reserve(address, size)
        if (!reservation.isReserved) continue
        reservation.release()
        reservation.release()
      }
      expect(bytes.reserve('a', 10).isReserved).toBe(true)
      expect(bytes.reserve('b', 6).isReserved).toBe(false)
      expect(bytes.reserve('b', 5).isReserved).toBe(true)
    }),
  )
})
