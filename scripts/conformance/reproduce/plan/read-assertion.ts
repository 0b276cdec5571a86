import { isObject } from '../../../../mocks/contract/json'
import type { Exchange } from '../../http/exchange'
import type { Assertion, PlainAssertion, ValueMatch, ValueTest } from '../../model/assertion'
import { listAnswers } from '../assertion/evaluate'

/** The parts of an assertion that look at answers. */
export function flatten(assertion: Assertion): readonly PlainAssertion[] {
  return assertion.of === 'all' || assertion.of === 'any'
    ? assertion.assertions.flatMap(flatten)
    : [assertion]
}

/** The exchanges whose answers an assertion looks at or compares with; `own` is that of the difference. */
export function listExchanges(assertion: Assertion, own: Exchange): readonly Exchange[] {
  const found = flatten(assertion).flatMap((one) => [
    ...listAnswers(one.in).map((exchange = own) => exchange),
    ...(one.of === 'values'
      ? listMatches(one.test).flatMap((match) => listReferences(match, own))
      : []),
  ])
  return [...new Set(found)]
}

/** The exchanges that an assertion names itself. */
export function listNamed(assertion: Assertion): readonly Exchange[] {
  return flatten(assertion).flatMap(({ in: named }) =>
    listAnswers(named).flatMap((exchange) => exchange ?? []),
  )
}

/** The exchanges whose status an assertion looks at: any status is an answer to its question. */
export function listJudgedByStatus(assertion: Assertion, own: Exchange): readonly Exchange[] {
  return flatten(assertion)
    .filter(({ of }) => of === 'status' || of === 'statuses' || of === 'answered')
    .flatMap((one) => listAnswers(one.in).map((exchange = own) => exchange))
}

/** The texts that an assertion compares with. */
export function listTextsOf(assertion: Assertion): readonly string[] {
  return flatten(assertion).flatMap((one) => {
    if (one.of === 'text') return [one.lacks]
    return one.of === 'values' ? listMatches(one.test).flatMap(listMatchTexts) : []
  })
}

function listMatches(test: ValueTest): readonly ValueMatch[] {
  return 'value' in test ? withInner(test.value) : []
}

function withInner(match: ValueMatch): readonly ValueMatch[] {
  if ('not' in match) return withInner(match.not)
  if ('holds' in match) return match.holds.flatMap(({ value }) => withInner(value))
  return [match]
}

function listReferences(match: ValueMatch, own: Exchange): readonly Exchange[] {
  if ('isAmong' in match) return [match.isAmong.in ?? own]
  return 'sameAs' in match ? [match.sameAs.in ?? own] : []
}

function listMatchTexts(match: ValueMatch): readonly string[] {
  if ('is' in match) return listLeaves(match.is)
  if ('isOneOf' in match) return match.isOneOf.flatMap(listLeaves)
  return 'contains' in match ? [match.contains] : []
}

function listLeaves(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(listLeaves)
  return isObject(value) ? Object.values(value).flatMap(listLeaves) : []
}
