import { expect, test } from 'vitest'
import { migrate, readFixtures } from './read-fixtures'

const fixtures = await readFixtures()

test.each(fixtures)('$name is rewritten as its fixture says', (fixture) => {
  expect(migrate(fixture.name, fixture.before)).toEqual(fixture)
})

test.each(fixtures)(
  '$name changes no more when it is rewritten again',
  ({ name, before, after, left }) => {
    const again = migrate(name, new Map([...before, ...after]))
    expect([...again.after.keys()]).toEqual([])
    expect(again.left).toEqual(left)
  },
)

test('27 of 30 integrations, and more, need no hand', () => {
  expect(fixtures.length).toBeGreaterThanOrEqual(30)
  const needy = fixtures.filter(({ left }) => left.length > 0).map(({ name }) => name)
  expect(needy).toEqual(['pages/internals', 'templates/rails-importmap', 'templates/wordpress'])
})

test('no fixture leaves the old drop-in behind, but for what is left by hand', () => {
  for (const { before, after, left } of fixtures.filter((fixture) => fixture.left.length === 0)) {
    expect(left).toEqual([])
    const texts = [...new Map([...before, ...after]).values()].join('\n')
    expect(texts).not.toMatch(/braintree-web-drop-in|web\/dropin\/|vue-braintree'|ngx-braintree'/)
  }
})
