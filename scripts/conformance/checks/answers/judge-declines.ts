import { asObject } from '../../../../mocks/contract/json'
import type { Exchange } from '../../http/exchange'
import type { Assertion } from '../../model/assertion'
import type { Difference } from '../../model/errors'

/** Lost, stolen or suspected cards, and banks that give no reason, in the provider's words and as people say it. */
const TELLING = [
  '\\b[Ss]tolen\\b|\\b[Pp]ossible [Ll]ost\\b|\\b[Ll]ost or\\b|\\b(?:reported|[Cc]ard (?:is|was)) lost\\b',
  '\\b[Ff]raud [Ss]uspect|\\b[Ss]uspected [Ff]raud|\\b[Pp]ick[ -]?[Uu]p [Cc]ard',
  '\\b[Dd]o [Nn]ot [Hh]onou?r\\b|\\b[Dd]eclined CVV\\b',
  '\\b[Ss]ecurity [Cc]ode [Ff]ailed|\\b[Aa]ddress [Vv]erification [Ff]ailed',
].join('|')

/** The codes of such declines: of processors, and of the gateway's own rejections. */
const TELLING_CODES = [
  ...['2000', '2010', '2012', '2013', '2014', '2047', '2053', '2059', '2060'],
  ...['fraud', 'risk_threshold', 'cvv', 'avs', 'avs_and_cvv'],
]

/** The difference of a declined charge that says what helps whoever tries stolen cards. */
export function judgeDecline(exchange: Exchange): Difference | undefined {
  const { json, request, status } = exchange
  if (status !== 402) return undefined
  const { error, code } = asObject(json)
  const isTold = typeof error === 'string' && new RegExp(TELLING, 'u').test(error)
  const field = isTold ? 'error' : TELLING_CODES.some((one) => one === code) ? 'code' : undefined
  if (field === undefined) return undefined
  return {
    rule: 'declined',
    operation: request.operation,
    pointer: `/components/schemas/DeclinedError/properties/${field}`,
    expected:
      field === 'code'
        ? 'the code 2046, a plain decline'
        : 'that the charge was declined, without this reason',
    got: String(field === 'code' ? code : error),
    cause: 'The processor’s answer is passed on: whoever tries stolen cards learns which to keep.',
    exchange,
    assertion: lacks(field),
  }
}

function lacks(field: 'error' | 'code'): Assertion {
  const value = field === 'code' ? { isOneOf: TELLING_CODES } : { matches: TELLING }
  return { of: 'values', at: `/${field}`, test: { kind: 'none', value } }
}
