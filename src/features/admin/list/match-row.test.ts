import { afterEach, expect, test, vi } from 'vitest'
import { foldText } from '../../../lib/fold-text'
import { matchesDays, matchesText } from './match-row'

afterEach(() => vi.unstubAllEnvs())

const text = foldText('Café Menü Writer · prd_07 · José Ångström')

test.each(['cafe', 'CAFÉ', 'writer cafe', 'prd_07', 'angstrom', '', '  '])(
  '"%s" finds it',
  (query) => {
    expect(matchesText(text, query)).toBe(true)
  },
)

test.each(['tea', 'cafe tea', 'prd_08'])('"%s" does not find it', (query) => {
  expect(matchesText(text, query)).toBe(false)
})

test.each(['UTC', 'America/Los_Angeles'])(
  'days are those of the visitor, both ends inclusive, in %s',
  (timeZone) => {
    vi.stubEnv('TZ', timeZone)
    const lateEvening = new Date(2026, 10, 21, 23, 59, 59).toISOString()
    expect(matchesDays(lateEvening, '2026-11-21', '2026-11-21')).toBe(true)
    expect(matchesDays(lateEvening, '2026-11-22', '')).toBe(false)
    expect(matchesDays(lateEvening, '', '2026-11-20')).toBe(false)
    expect(matchesDays(lateEvening, '', '')).toBe(true)
  },
)

test('a moment that can’t be read is in no span of days, but stays in the whole list', () => {
  expect(matchesDays('soon', '2026-01-01', '')).toBe(false)
  expect(matchesDays('soon', '', '')).toBe(true)
})
