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

/** An assertion as a jq filter, true or false; its functions are in the scripts' own library. */
export function toJq(assertion: Assertion, compile: Compile): string {
  if (assertion.of === 'all' || assertion.of === 'any') {
    const parts = assertion.assertions.map((one) => `(${toJq(one, compile)})`)
    return parts.join(assertion.of === 'all' ? ' and ' : ' or ') || String(assertion.of === 'all')
  }
  const answers = `(${listAnswers(assertion.in).map(compile.answer).join(', ')})`
  return toPlain(assertion, assertion.isServed ? `(${answers} | served)` : answers, compile)
}

function toPlain(assertion: PlainAssertion, answers: string, compile: Compile): string {
  switch (assertion.of) {
    case 'status':
      return `all(${answers}; .status as $s | any(${assertion.isOneOf.join(', ')}; . == $s))`
    case 'answered':
      return `all(${answers}; .status != 0)`
    case 'statuses':
      return `([${answers} | select(.status == ${assertion.status})] | length | ${toBounds(assertion)})`
    case 'header': {
      const value = `.headers[${JSON.stringify(assertion.name.toLowerCase())}]`
      if ('lacks' in assertion)
        return `all(${answers}; ${value} // "" | contains(${compile.text(assertion.lacks)}) | not)`
      const isAbsent = assertion.isOptional ? '. == null or ' : ''
      return `all(${answers}; ${value} | ${isAbsent}is_text(${JSON.stringify(assertion.matches)}))`
    }
    case 'changed-header': {
      const value = `.headers[${JSON.stringify(assertion.name.toLowerCase())}]`
      return `(${compile.answer(assertion.since)} | ${value}) as $before | all(${answers}; $before == null or ${value} != $before)`
    }
    case 'text':
      return `all(${answers}; .text | contains(${compile.text(assertion.lacks)}) | not)`
    case 'json':
      return `all(${answers}; .isJson)`
    case 'now':
      return `all(${answers}; is_now([.json${toSteps(assertion.at)}]; ${assertion.withinMs}))`
    case 'picture': {
      const test = toPictureTest(assertion.at, assertion.test, compile)
      return `all(${answers}; picture(${JSON.stringify(assertion.at)}) | .hex != "" and (${test}))`
    }
    case 'values':
      return `all(${answers}; .isJson) and (${findAt(answers, assertion.at)} | ${toTest(assertion.at, assertion.test, compile)})`
  }
}

function toPictureTest(at: string, test: PictureTest, { answer }: Compile): string {
  switch (test.kind) {
    case 'whole':
      return '.hex | is_whole'
    case 'lacks':
      return `.hex as $hex | all(${JSON.stringify(test.texts.map(toHex))}[]; . as $text | $hex | contains($text) | not)`
    case 'another':
      return `.sha256 != (${answer(test.than)} | picture(${JSON.stringify(at)}).sha256)`
    case 'not':
      return `.sha256 != ${JSON.stringify(test.sha256)}`
  }
}

function findAt(answers: string, at: string): string {
  return `[${answers} | .json${toSteps(at)}]`
}

function toSteps(at: string): string {
  return splitPointer(at)
    .map((key) => ` | step(${JSON.stringify(key)})`)
    .join('')
}

function toTest(at: string, test: ValueTest, compile: Compile): string {
  switch (test.kind) {
    case 'none':
      return `any(.[]; ${toMatch(test.value, compile)}) | not`
    case 'some':
      return `any(.[]; ${toMatch(test.value, compile)})`
    case 'every': {
      const needsOne = splitPointer(at).includes('-') ? '' : 'length > 0 and '
      return `${needsOne}all(.[]; ${toMatch(test.value, compile)})`
    }
    case 'count':
      return `length | ${toBounds(test)}`
    case 'sorted':
      return `${test.as === 'time' ? 'map(to_time) | ' : ''}is_sorted(${JSON.stringify(test.order)})`
    case 'first': {
      const toTimes = test.as === 'time' ? ' | map(to_time)' : ''
      const all = `(${findAt(compile.answer(test.among.in), test.among.at)}${toTimes})`
      return `.${toTimes} | is_first(${all}; ${JSON.stringify(test.order)})`
    }
    case 'unique':
      return 'length == (unique | length)'
  }
}

function toMatch(match: ValueMatch, compile: Compile): string {
  if ('is' in match) return `(. == ${writeJson(match.is, compile.text)})`
  if ('isOneOf' in match) {
    const values = match.isOneOf.map((one) => writeJson(one, compile.text))
    return `(. as $v | any(${values.join(', ') || 'empty'}; . == $v))`
  }
  if ('sameAs' in match) return toComparison(match.sameAs, compile.answer)
  if ('isAmong' in match) {
    const { in: exchange, at } = match.isAmong
    return `(. as $v | any(${findAt(compile.answer(exchange), at)}[]; . == $v))`
  }
  if ('holds' in match) {
    const parts = match.holds.map(
      ({ at, value }) => `any(.${toSteps(at)}; ${toMatch(value, compile)})`,
    )
    return `(${parts.join(' and ') || 'true'})`
  }
  if ('not' in match) return `(${toMatch(match.not, compile)} | not)`
  if ('payload' in match) return `any(payloads[]; ${toMatch(match.payload, compile)})`
  return 'type' in match ? `is_type(${JSON.stringify(match.type)})` : toSimple(match, compile)
}

function toSimple(match: SimpleMatch, compile: Compile): string {
  if ('matches' in match) return `is_text(${JSON.stringify(match.matches)})`
  if ('contains' in match)
    return `(type == "string" and (ascii_downcase | contains(${compile.text(match.contains)} | ascii_downcase)))`
  if ('longest' in match || 'shortest' in match) return toLength(match)
  if ('decimals' in match)
    return `(type == "number" and (. * ${10 ** match.decimals} | (. - round | fabs) < 0.000001))`
  if ('entries' in match) return `(type == "array" and (length | ${toBounds(match.entries)}))`
  if ('adds' in match)
    return `(type != "string" and ([.${toSteps(match.adds.at)}] | adds_up(${match.adds.to})))`
  if ('has' in match) return `(type == "object" and has(${JSON.stringify(match.has)}))`
  return `(type == "number" and (${toBounds(match)}))`
}

function toLength(match: { readonly longest: number } | { readonly shortest: number }): string {
  const [sign, limit] = 'longest' in match ? ['<=', match.longest] : ['>=', match.shortest]
  return `(type == "string" and length ${sign} ${limit})`
}

function toComparison(
  { in: exchange, at, isCounted, plus = 0, without, as }: Reference,
  answer: (exchange: Exchange | undefined) => string,
): string {
  const found = findAt(answer(exchange), at)
  if (as === 'time') return `is_same_time(${found})`
  if (isCounted) return `(. == (${found} | length + ${plus}))`
  const but = without === undefined ? 'null' : JSON.stringify(without)
  return `is_same_as(${found}; ${plus}; ${but})`
}

function toBounds({
  atLeast,
  atMost,
}: {
  readonly atLeast?: number
  readonly atMost?: number
}): string {
  const parts = [
    ...(atLeast === undefined ? [] : [`. >= ${atLeast}`]),
    ...(atMost === undefined ? [] : [`. <= ${atMost}`]),
  ]
  return `(${parts.join(' and ') || 'true'})`
}
