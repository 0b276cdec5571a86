import { splitPointer } from '../../../../mocks/contract/json'
import type { Exchange } from '../../http/exchange'
import type { Assertion } from '../../model/assertion'
import { type AnswerOf, findValues, testValues } from './test-values'

/** Whether answers satisfy an assertion. */
export function evaluate(assertion: Assertion, answerOf: AnswerOf): boolean {
  if (assertion.of === 'all') return assertion.assertions.every((one) => evaluate(one, answerOf))
  if (assertion.of === 'any') return assertion.assertions.some((one) => evaluate(one, answerOf))
  const answers = listAnswers(assertion.in).map(answerOf)
  switch (assertion.of) {
    case 'status':
      return answers.every(({ status }) => assertion.isOneOf.includes(status))
    case 'answered':
      return answers.every(({ status }) => status !== 0)
    case 'statuses':
      return answers.filter(({ status }) => status === assertion.status).length <= assertion.atMost
    case 'header':
      return answers.every(({ headers }) => {
        const value = headers[assertion.name.toLowerCase()]
        return value !== undefined && new RegExp(assertion.matches, 'u').test(value)
      })
    case 'text':
      return answers.every(({ text }) => !text.includes(assertion.lacks))
    case 'json':
      return answers.every(({ isJson }) => isJson)
    case 'values': {
      const values = answers.flatMap(({ json }) => findValues(json, assertion.at))
      const isAlone = !splitPointer(assertion.at).includes('-')
      return (
        answers.every(({ isJson }) => isJson) &&
        testValues(values, assertion.test, isAlone, answerOf)
      )
    }
  }
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
