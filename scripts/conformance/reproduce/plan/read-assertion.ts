import { isObject } from '../../../../mocks/contract/json'
import type { Exchange } from '../../http/exchange'
import type { Assertion, PlainAssertion, ValueMatch, ValueTest } from '../../model/assertion'
import { listAnswers } from '../assertion/evaluate'
import type { Send } from './plan'

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
    ...listOthers(one, own),
  ])
  return [...new Set(found)]
}

function listOthers(one: PlainAssertion, own: Exchange): readonly Exchange[] {
  switch (one.of) {
    case 'values':
      return [
        ...listMatches(one.test).flatMap((match) => listReferences(match, own)),
        ...(one.test.kind === 'first' ? [one.test.among.in ?? own] : []),
      ]
    case 'changed-header':
      return [one.since]
    case 'picture':
      return one.test.kind === 'another' ? [one.test.than] : []
    default:
      return []
  }
}

/** The statuses that an assertion takes. */
export function listWantedStatuses(assertion: Assertion): readonly number[] {
  return flatten(assertion).flatMap((one) => (one.of === 'status' ? one.isOneOf : []))
}

/** Where an answer has the addresses of pictures that an assertion looks at. */
export function listPictures(
  assertion: Assertion,
  answer: Exchange,
  own: Exchange,
): readonly string[] {
  const found = flatten(assertion).flatMap((one) =>
    one.of === 'picture' &&
    [...listAnswers(one.in).map((exchange = own) => exchange), ...listOthers(one, own)].includes(
      answer,
    )
      ? [one.at]
      : [],
  )
  return [...new Set(found)]
}

/** How often a request is sent for an assertion, where it is more than once. */
export function findTries(assertion: Assertion, answer: Exchange, own: Exchange): Send['tries'] {
  for (const one of flatten(assertion)) {
    if (one.of !== 'status' || one.tries === undefined) continue
    const answers = listAnswers(one.in).map((exchange = own) => exchange)
    if (answers.includes(answer)) return { ...one.tries, until: one.isOneOf }
  }
  return undefined
}

const MOST_ENTRIES = 150

/** How many records a list needs for an assertion to tell anything, as one that is longer than it allows. */
export function countRecords(assertion: Assertion): number {
  const limits = flatten(assertion).flatMap((one) => {
    if (one.of !== 'values') return []
    const counts = one.test.kind === 'count' ? [one.test] : []
    const entries = listMatches(one.test).flatMap((match) =>
      'entries' in match ? [match.entries] : [],
    )
    return [...counts, ...entries]
      .flatMap(({ atMost }) => (atMost === undefined ? [] : [atMost + 1]))
      .concat(one.records ?? [])
  })
  return Math.min(Math.max(0, ...limits), MOST_ENTRIES)
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
    if ('lacks' in one) return [one.lacks]
    return one.of === 'values' ? listMatches(one.test).flatMap(listMatchTexts) : []
  })
}

function listMatches(test: ValueTest): readonly ValueMatch[] {
  return 'value' in test ? withInner(test.value) : []
}

function withInner(match: ValueMatch): readonly ValueMatch[] {
  if ('not' in match) return withInner(match.not)
  if ('payload' in match) return withInner(match.payload)
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
