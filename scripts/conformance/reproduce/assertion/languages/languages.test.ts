import { execFileSync, spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Assertion } from '../../../model/assertion'
import { evaluate } from '../evaluate'
import { toSeenPicture } from '../test-picture'
import type { SeenAnswer } from '../test-values'
import { answer, assertion, files, other, PHOTO, wholeFiles } from './any-assertion'
import { jqLibrary, jsLibrary } from './libraries'
import { jqPictures, jsPictures } from './picture-libraries'
import { toJq } from './to-jq'
import { toJs } from './to-js'
import type { Compile } from './write-json'

const CASES = 40
const RUNS = 12

const cases = fc.array(fc.record({ assertion, own: answer, others: answer }), {
  minLength: CASES,
  maxLength: CASES,
})

/** Each case reads its answers from `$c`, or `c`. */
function compileFor(root: string, index: number): Compile {
  return {
    answer: (exchange) => `${root}[${index}].${exchange === other ? 'others' : 'own'}`,
    text: (one) => JSON.stringify(one),
  }
}

type Sample = readonly { assertion: Assertion; own: SeenAnswer; others: SeenAnswer }[]

/** Texts, and whether they are a date-time. */
const times = [
  ['2026-01-02T03:04:05Z', true],
  ['2026-01-02T03:04:05.25-02:30', true],
  ['7', false],
  ['2026-01-02', false],
  ['2026-13-02T03:04:05Z', false],
  ['2026-01-02T24:00:00Z', false],
  ['2026-01-02T03:04:05+25:00', false],
] as const

function toTimeCase(time: string): Sample[number] {
  const own = { status: 200, headers: {}, text: '', isJson: true, json: time }
  const sorted = { kind: 'sorted', order: 'asc', as: 'time' } as const
  return { assertion: { of: 'values', at: '', test: sorted }, own, others: own }
}

function toFileCase(hex: string): Sample[number] {
  const pictures = { [PHOTO]: toSeenPicture(Buffer.from(hex, 'hex')) }
  const own = { status: 200, headers: {}, text: '{}', isJson: true, json: {}, pictures }
  return { assertion: { of: 'picture', at: PHOTO, test: { kind: 'whole' } }, own, others: own }
}

function judgeInTypeScript(sample: Sample): readonly boolean[] {
  return sample.map(({ assertion: one, own, others }) =>
    evaluate(one, (exchange) => (exchange === other ? others : own)),
  )
}

function judgeInJavaScript(sample: Sample): unknown {
  const parts = sample.map((one, index) => `(${toJs(one.assertion, compileFor('c', index))})`)
  return new Function('c', `${jsLibrary}\n${jsPictures}\nreturn [${parts.join(',\n')}]`)(sample)
}

function judgeInJq(sample: Sample): unknown {
  const parts = sample.map((one, index) => `(${toJq(one.assertion, compileFor('$c', index))})`)
  const program = `${jqLibrary}\n${jqPictures}\n. as $c | [${parts.join(',\n')}]`
  return JSON.parse(String(execFileSync('jq', ['-c', program], { input: JSON.stringify(sample) })))
}

const hasJq = spawnSync('jq', ['--version']).status === 0

const languages = [
  { name: 'JavaScript', judge: judgeInJavaScript, isThere: true },
  { name: 'jq (skipped where jq is not installed)', judge: judgeInJq, isThere: hasJq },
]

for (const { name, judge, isThere } of languages) {
  test.skipIf(!isThere)(`API-9 an assertion means the same in ${name}`, () => {
    fc.assert(
      fc.property(cases, (sample) => {
        expect(judge(sample)).toEqual(judgeInTypeScript(sample))
      }),
      { numRuns: RUNS },
    )
  })

  test.skipIf(!isThere)(`API-9 only a date-time is a time in ${name}`, () => {
    expect(judge(times.map(([time]) => toTimeCase(time)))).toEqual(
      times.map(([, isTime]) => isTime),
    )
  })

  test.skipIf(!isThere)(`API-9 only a whole picture is one in ${name}`, () => {
    const judged = judge(files.map(toFileCase))
    expect(judged).toEqual(files.map((hex) => wholeFiles.includes(hex)))
  })
}

test('API-9 only a whole picture is one', () => {
  const judged = judgeInTypeScript(files.map(toFileCase))
  expect(judged).toEqual(files.map((hex) => wholeFiles.includes(hex)))
})

test('API-9 only a date-time is a time', () => {
  expect(judgeInTypeScript(times.map(([time]) => toTimeCase(time)))).toEqual(
    times.map(([, isTime]) => isTime),
  )
})
