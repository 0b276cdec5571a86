import { expect, test } from 'vitest'
import { type Beat, createHealthWatch } from './watch-health'

/** What is said after each answer, up to the first word. */
function watch(
  beats: readonly Beat[],
): { readonly after: number; readonly why: string } | undefined {
  const see = createHealthWatch()
  for (const [index, beat] of beats.entries()) {
    const why = see(beat)
    if (why !== undefined) return { after: index + 1, why }
  }
  return undefined
}

const answer = (operation: string, durationMs: number): Beat => ({
  operation,
  durationMs,
  isFailure: false,
})
const failure: Beat = { operation: 'signIn', durationMs: 1, isFailure: true }
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

test('CONF-6 a service that stays as fast as it was is left to go on', () => {
  expect(watch(times(500, (index) => answer('signIn', 40 + (index % 5) * 15)))).toBeUndefined()
})

test('CONF-6 a slow operation beside fast ones is no slowdown', () => {
  const mixed = times(300, (index) =>
    index % 2 === 0 ? answer('signIn', 900) : answer('listProducts', 3),
  )
  expect(watch(mixed)).toBeUndefined()
})

test('CONF-6 answers that take three times as long end the run within a dozen', () => {
  const usual = times(40, () => answer('listProducts', 60))
  const slow = times(40, () => answer('listProducts', 190))
  const said = watch([...usual, ...slow])
  expect(said?.why).toBe("the service's answers take 3.2 times as long as at first")
  expect(said?.after).toBeGreaterThan(40)
  expect(said?.after).toBeLessThanOrEqual(52)
})

test.each([
  ['less than threefold', 60, 170],
  ['threefold, and nothing that is felt', 5, 40],
])('CONF-6 answers that become slower are no reason: %s', (_, before, after) => {
  const usual = times(40, () => answer('listProducts', before))
  expect(watch([...usual, ...times(40, () => answer('listProducts', after))])).toBeUndefined()
})

test('CONF-6 one long answer now and then is no slowdown', () => {
  expect(
    watch(times(200, (index) => answer('listProducts', index % 4 === 3 ? 4000 : 20))),
  ).toBeUndefined()
})

test('CONF-6 the third failure among twenty answers is enough, and spread ones are not', () => {
  const fine = times(15, () => answer('listProducts', 5))
  expect(watch([...fine, failure, failure])).toBeUndefined()
  const third = [...fine, failure, ...times(8, () => answer('listProducts', 5)), failure, failure]
  expect(watch(third)).toEqual({
    after: 26,
    why: "3 of the service's last 20 answers were a 5xx or none at all",
  })
  const spread = times(100, (index) => (index % 10 === 0 ? failure : answer('listProducts', 5)))
  expect(watch(spread)).toBeUndefined()
})
