import { splitPointer } from '../../../../mocks/contract/json'
import type { Exchange } from '../../http/exchange'
import type { Assertion, PlainAssertion } from '../../model/assertion'
import { isWithin, toTime } from './compare'
import { testPicture } from './test-picture'
import { type AnswerOf, findValues, type SeenAnswer, testValues } from './test-values'

/** Whether answers satisfy an assertion. */
export function evaluate(assertion: Assertion, answerOf: AnswerOf): boolean {
  if (assertion.of === 'all') return assertion.assertions.every((one) => evaluate(one, answerOf))
  if (assertion.of === 'any') return assertion.assertions.some((one) => evaluate(one, answerOf))
  const answers = listAnswers(assertion.in)
    .map(answerOf)
    .map((answer) => (assertion.isServed ? (answer.served ?? answer) : answer))
  switch (assertion.of) {
    case 'statuses':
      return isWithin(answers.filter(({ status }) => status === assertion.status).length, assertion)
    case 'values': {
      const values = answers.flatMap(({ json }) => findValues(json, assertion.at))
      const isAlone = !splitPointer(assertion.at).includes('-')
      return (
        answers.every(({ isJson }) => isJson) &&
        testValues(values, assertion.test, isAlone, answerOf)
      )
    }
    default:
      return answers.every((answer) => isSatisfied(answer, assertion, answerOf))
  }
}

/** An assertion that looks at each answer alone. */
type Single = Exclude<PlainAssertion, { readonly of: 'statuses' | 'values' }>

function isSatisfied(answer: SeenAnswer, assertion: Single, answerOf: AnswerOf): boolean {
  switch (assertion.of) {
    case 'status':
      return assertion.isOneOf.includes(answer.status)
    case 'answered':
      return answer.status !== 0
    case 'header': {
      const value = answer.headers[assertion.name.toLowerCase()]
      if ('lacks' in assertion) return value === undefined || !value.includes(assertion.lacks)
      if (value === undefined) return assertion.isOptional === true
      return new RegExp(assertion.matches, 'u').test(value)
    }
    case 'changed-header': {
      const name = assertion.name.toLowerCase()
      const before = answerOf(assertion.since).headers[name]
      return before === undefined || answer.headers[name] !== before
    }
    case 'text':
      return !answer.text.includes(assertion.lacks)
    case 'json':
      return answer.isJson
    case 'now':
      return isNow(answer, assertion.at, assertion.withinMs)
    case 'picture':
      return testPicture(answer, assertion.at, assertion.test, answerOf)
  }
}

function isNow({ headers, isJson, json }: SeenAnswer, at: string, withinMs: number): boolean {
  const ownClock = Date.parse(headers['date'] ?? '')
  const now = Number.isNaN(ownClock) ? Date.now() : ownClock
  const times = isJson ? findValues(json, at).map(toTime) : []
  const areNow = times.every((time) => time !== undefined && Math.abs(time - now) <= withinMs)
  return times.length > 0 && areNow
}

/** The answers that an assertion names; `undefined` is that of the difference. */
export function listAnswers(
  named: Exchange | readonly Exchange[] | undefined,
): readonly (Exchange | undefined)[] {
  return isMany(named) ? named : [named]
}

function isMany(named: Exchange | readonly Exchange[] | undefined): named is readonly Exchange[] {
  return Array.isArray(named)
}
