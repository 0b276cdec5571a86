import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/api-error'
import { explainDeclined } from './explain-declined'

const declined = (details: { reason?: string; code?: string }) =>
  new ApiError({ kind: 'status', operation: 'POST /x', status: 402, ...details })

const onPageIn = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } })

afterEach(() => vi.unstubAllGlobals())

test('PAY-12 a code is told in the page’s language, whatever the service’s words', async () => {
  onPageIn('de')
  const text = await explainDeclined(declined({ reason: 'Insufficient Funds.', code: '2001' }))
  expect(text).toContain('nicht genug Geld verfügbar')
  expect(text).not.toContain('Insufficient')
})

test('PAY-12 a service that names a thief’s reason is not quoted', async () => {
  onPageIn('en')
  const stolen = declined({ reason: 'Processor Declined - Possible Stolen Card', code: '2013' })
  expect(await explainDeclined(stolen)).toBe(await explainDeclined(declined({ code: '2046' })))
})

test('PAY-12 without a code the service’s own words are shown as they came', async () => {
  onPageIn('en')
  const text = await explainDeclined(declined({ reason: 'Too large for a first order.' }))
  expect(text).toContain('Too large for a first order.')
})

test('PAY-12 an answer without code and words still says what to do', async () => {
  onPageIn('')
  expect(await explainDeclined(declined({}))).toMatch(/was declined\. .*another way to pay/)
})
