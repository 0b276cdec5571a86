import { splitPointer } from '../../../../mocks/contract/json'
import type { Exchange } from '../../http/exchange'
import type { Assertion, Reference, ValueMatch, ValueTest } from '../../model/assertion'
import { listAnswers } from './evaluate'
import { type Compile, writeJson } from './write-json'

const METHODS = { every: 'every', some: 'some' } as const

/** An assertion as a JavaScript expression; its functions are in the scripts' own library. */
export function toJs(assertion: Assertion, compile: Compile): string {
  if (assertion.of === 'all' || assertion.of === 'any') {
    const parts = assertion.assertions.map((one) => `(${toJs(one, compile)})`)
    return parts.join(assertion.of === 'all' ? ' && ' : ' || ') || String(assertion.of === 'all')
  }
  const answers = `[${listAnswers(assertion.in).map(compile.answer).join(', ')}]`
  switch (assertion.of) {
    case 'status':
      return `${answers}.every(({ status }) => [${assertion.isOneOf.join(', ')}].includes(status))`
    case 'answered':
      return `${answers}.every(({ status }) => status !== 0)`
    case 'statuses':
      return `${answers}.filter(({ status }) => status === ${assertion.status}).length <= ${assertion.atMost}`
    case 'header': {
      const name = JSON.stringify(assertion.name.toLowerCase())
      return `${answers}.every(({ headers }) => isText(headers[${name}], ${toRegExp(assertion.matches)}))`
    }
    case 'text':
      return `${answers}.every(({ text }) => !text.includes(${compile.text(assertion.lacks)}))`
    case 'json':
      return `${answers}.every(({ isJson }) => isJson)`
    case 'values':
      return toValuesTest(answers, assertion.at, assertion.test, compile)
  }
}

function toValuesTest(answers: string, at: string, test: ValueTest, compile: Compile): string {
  const found = `find(${answers}, ${JSON.stringify(splitPointer(at))})`
  const isJson = `${answers}.every(({ isJson }) => isJson)`
  return `${isJson} && ${toTest(found, at, test, compile)}`
}

function toTest(found: string, at: string, test: ValueTest, compile: Compile): string {
  switch (test.kind) {
    case 'none':
      return `!${found}.some((value) => ${toMatch(test.value, compile)})`
    case 'every':
    case 'some': {
      const needsOne = test.kind === 'every' && !splitPointer(at).includes('-')
      const all = `${found}.${METHODS[test.kind]}((value) => ${toMatch(test.value, compile)})`
      return needsOne ? `${found}.length > 0 && ${all}` : all
    }
    case 'count':
      return toBounds(`${found}.length`, test)
    case 'sorted':
      return `isSorted(${found}${test.as === 'time' ? '.map(toTime)' : ''}, ${JSON.stringify(test.order)})`
    case 'unique':
      return `new Set(${found}.map(toCanonical)).size === ${found}.length`
  }
}

function toMatch(match: ValueMatch, compile: Compile): string {
  if ('is' in match) return `isSame(value, ${write(match.is, compile)})`
  if ('isOneOf' in match)
    return `[${match.isOneOf.map((one) => write(one, compile)).join(', ')}].some((one) => isSame(one, value))`
  if ('sameAs' in match) return toComparison(match.sameAs, compile.answer)
  if ('isAmong' in match) {
    const { in: exchange, at } = match.isAmong
    return `find([${compile.answer(exchange)}], ${JSON.stringify(splitPointer(at))}).some((one) => isSame(one, value))`
  }
  if ('type' in match) return `isType(value, ${JSON.stringify(match.type)})`
  if ('matches' in match) return `isText(value, ${toRegExp(match.matches)})`
  if ('contains' in match)
    return `(isType(value, "string") && toLower(value).includes(toLower(${compile.text(match.contains)})))`
  if ('longest' in match)
    return `(isType(value, "string") && [...value].length <= ${match.longest})`
  if ('shortest' in match)
    return `(isType(value, "string") && [...value].length >= ${match.shortest})`
  if ('decimals' in match)
    return `(isType(value, "number") && hasDecimals(value, ${match.decimals}))`
  if ('entries' in match)
    return `(Array.isArray(value) && ${toBounds('value.length', match.entries)})`
  if ('has' in match)
    return `(isType(value, "object") && Object.hasOwn(value, ${JSON.stringify(match.has)}))`
  if ('holds' in match) {
    const parts = match.holds.map(
      ({ at, value }) =>
        `findIn(value, ${JSON.stringify(splitPointer(at))}).some((value) => ${toMatch(value, compile)})`,
    )
    return `(${parts.join(' && ') || 'true'})`
  }
  if ('not' in match) return `!${toMatch(match.not, compile)}`
  return `(isType(value, "number") && ${toBounds('value', match)})`
}

function toComparison(
  { in: exchange, at, isCounted, plus = 0, without }: Reference,
  answer: (exchange: Exchange | undefined) => string,
): string {
  const found = `find([${answer(exchange)}], ${JSON.stringify(splitPointer(at))})`
  if (isCounted) return `isSame(value, ${found}.length + ${plus})`
  const but = without === undefined ? '' : `, new RegExp(${JSON.stringify(without)}, "gu")`
  return `isSameAs(value, ${found}, ${plus}${but})`
}

function toBounds(
  value: string,
  { atLeast, atMost }: { readonly atLeast?: number; readonly atMost?: number },
): string {
  const parts = [
    ...(atLeast === undefined ? [] : [`${value} >= ${atLeast}`]),
    ...(atMost === undefined ? [] : [`${value} <= ${atMost}`]),
  ]
  return parts.join(' && ') || 'true'
}

function toRegExp(source: string): string {
  return `new RegExp(${JSON.stringify(source)}, "u")`
}

function write(value: unknown, { text }: Compile): string {
  return writeJson(value, text)
}
