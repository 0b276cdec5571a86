import { splitPointer } from '../../../../../mocks/contract/json'
import type { Exchange } from '../../../http/exchange'
import type {
  Assertion,
  PictureTest,
  PlainAssertion,
  Reference,
  ValueMatch,
  ValueTest,
} from '../../../model/assertion'
import { listAnswers } from '../evaluate'
import { toHex } from '../test-picture'
import type { SimpleMatch } from '../test-values'
import { type Compile, writeJson } from './write-json'

const METHODS = { every: 'every', some: 'some' } as const

/** An assertion as a JavaScript expression; its functions are in the scripts' own library. */
export function toJs(assertion: Assertion, compile: Compile): string {
  if (assertion.of === 'all' || assertion.of === 'any') {
    const parts = assertion.assertions.map((one) => `(${toJs(one, compile)})`)
    return parts.join(assertion.of === 'all' ? ' && ' : ' || ') || String(assertion.of === 'all')
  }
  const answers = `[${listAnswers(assertion.in).map(compile.answer).join(', ')}]`
  return toPlain(assertion, `${answers}${assertion.isServed ? '.map(served)' : ''}`, compile)
}

function toPlain(assertion: PlainAssertion, answers: string, compile: Compile): string {
  switch (assertion.of) {
    case 'status':
      return `${answers}.every(({ status }) => [${assertion.isOneOf.join(', ')}].includes(status))`
    case 'answered':
      return `${answers}.every(({ status }) => status !== 0)`
    case 'statuses': {
      const count = `${answers}.filter(({ status }) => status === ${assertion.status}).length`
      return toBounds(count, assertion)
    }
    case 'header': {
      const value = `headers[${JSON.stringify(assertion.name.toLowerCase())}]`
      return `${answers}.every(({ headers }) => ${toHeaderTest(value, assertion, compile)})`
    }
    case 'changed-header': {
      const before = `${compile.answer(assertion.since)}.headers`
      const name = JSON.stringify(assertion.name.toLowerCase())
      return `${answers}.every(({ headers }) => isChanged(headers[${name}], ${before}[${name}]))`
    }
    case 'text':
      return `${answers}.every(({ text }) => !text.includes(${compile.text(assertion.lacks)}))`
    case 'json':
      return `${answers}.every(({ isJson }) => isJson)`
    case 'now':
      return `${answers}.every((answer) => isNow(answer, ${writeKeys(assertion.at)}, ${assertion.withinMs}))`
    case 'picture': {
      const test = toPictureTest(assertion.at, assertion.test, compile)
      return `${answers}.every((answer) => hasPicture(answer, ${JSON.stringify(assertion.at)}, ${test}))`
    }
    case 'values':
      return toValuesTest(answers, assertion.at, assertion.test, compile)
  }
}

type Header = Extract<PlainAssertion, { readonly of: 'header' }>

function toHeaderTest(value: string, assertion: Header, { text }: Compile): string {
  if ('lacks' in assertion) return `!${value}?.includes(${text(assertion.lacks)})`
  const matches = `isText(${value}, ${toRegExp(assertion.matches)})`
  return assertion.isOptional ? `(${value} === undefined || ${matches})` : matches
}

function toPictureTest(at: string, test: PictureTest, { answer }: Compile): string {
  switch (test.kind) {
    case 'whole':
      return '({ hex }) => isWhole(hex)'
    case 'lacks':
      return `({ hex }) => !${JSON.stringify(test.texts.map(toHex))}.some((text) => hex.includes(text))`
    case 'another':
      return `({ sha256 }) => sha256 !== pictureOf(${answer(test.than)}, ${JSON.stringify(at)}).sha256`
    case 'not':
      return `({ sha256 }) => sha256 !== ${JSON.stringify(test.sha256)}`
  }
}

function toValuesTest(answers: string, at: string, test: ValueTest, compile: Compile): string {
  const found = `find(${answers}, ${writeKeys(at)})`
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
    case 'first': {
      const toTimes = test.as === 'time' ? '.map(toTime)' : ''
      const all = `find([${compile.answer(test.among.in)}], ${writeKeys(test.among.at)})${toTimes}`
      return `isFirst(${found}${toTimes}, ${all}, ${JSON.stringify(test.order)})`
    }
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
    return `find([${compile.answer(exchange)}], ${writeKeys(at)}).some((one) => isSame(one, value))`
  }
  if ('holds' in match) {
    const parts = match.holds.map(
      ({ at, value }) =>
        `findIn(value, ${writeKeys(at)}).some((value) => ${toMatch(value, compile)})`,
    )
    return `(${parts.join(' && ') || 'true'})`
  }
  if ('not' in match) return `!${toMatch(match.not, compile)}`
  if ('payload' in match)
    return `payloads(value).some((value) => ${toMatch(match.payload, compile)})`
  return 'type' in match
    ? `isType(value, ${JSON.stringify(match.type)})`
    : `(${toSimple(match, compile)})`
}

function toSimple(match: SimpleMatch, compile: Compile): string {
  if ('matches' in match) return `isText(value, ${toRegExp(match.matches)})`
  if ('contains' in match)
    return `isType(value, "string") && toLower(value).includes(toLower(${compile.text(match.contains)}))`
  if ('longest' in match) return `isType(value, "string") && [...value].length <= ${match.longest}`
  if ('shortest' in match)
    return `isType(value, "string") && [...value].length >= ${match.shortest}`
  if ('decimals' in match) return `isType(value, "number") && hasDecimals(value, ${match.decimals})`
  if ('entries' in match)
    return `Array.isArray(value) && ${toBounds('value.length', match.entries)}`
  if ('adds' in match)
    return `!isType(value, "string") && addUp(findIn(value, ${writeKeys(match.adds.at)})) === ${match.adds.to}`
  if ('has' in match)
    return `isType(value, "object") && Object.hasOwn(value, ${JSON.stringify(match.has)})`
  return `isType(value, "number") && ${toBounds('value', match)}`
}

function toComparison(
  { in: exchange, at, isCounted, plus = 0, without, as }: Reference,
  answer: (exchange: Exchange | undefined) => string,
): string {
  const found = `find([${answer(exchange)}], ${writeKeys(at)})`
  if (as === 'time') return `isSameTime(value, ${found})`
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

function writeKeys(at: string): string {
  return JSON.stringify(splitPointer(at))
}

function toRegExp(source: string): string {
  return `new RegExp(${JSON.stringify(source)}, "u")`
}

function write(value: unknown, { text }: Compile): string {
  return writeJson(value, text)
}
