import type { Contract } from '../../contract/read-contract'
import {
  type Finding,
  isOutOfReach,
  placeOf,
  type Report,
  type StepResult,
} from '../../model/report'
import type { CellState, SentenceCell } from '../coverage'
import { answerSentences } from './answers'
import { generalSentences } from './general'
import { peopleSentences } from './people'
import { productSentences } from './products'
import { purchaseSentences } from './purchases'
import { readDescription, type Sentence } from './sentence'

/** Every sentence of the contract that asks something of a service beside its schemas. */
export const sentences: readonly Sentence[] = [
  ...generalSentences,
  ...answerSentences,
  ...peopleSentences,
  ...productSentences,
  ...purchaseSentences,
]

type Judged = Pick<Report, 'steps' | 'findings'>

/** What a run says of the sentences of a contract. */
export function judgeSentences(contract: Contract, run: Judged): readonly SentenceCell[] {
  return sentences
    .filter(({ pointer, text }) => readDescription(contract, pointer).includes(text))
    .map((sentence) => {
      const { text, pointer } = sentence
      return { text, pointer, state: judge(sentence, run) }
    })
}

function judge(sentence: Sentence, { steps, findings }: Judged): CellState {
  const { by = [], beyond } = sentence
  if (beyond !== undefined) return { kind: 'unreachable', why: beyond }
  const groups = by.map((name) => steps.filter((step) => isOf(step, name)))
  const failed = groups.flat().find((step) => breaks(step, sentence, findings))
  if (failed) return { kind: 'failed', why: nameOf(failed) }
  // What only thorough runs try is left out of others, where something else is about the sentence too.
  const tried = groups.filter((group) => group.length > 0)
  if (tried.length === 0) return { kind: 'open', why: `this run did not try ${by[0] ?? 'it'}` }
  const [silent] = tried.find((group) => group.every((step) => describe(step) !== undefined)) ?? []
  const why = silent && describe(silent)
  if (why === undefined) return { kind: 'passed' }
  return { kind: silent && isOutOfReach(silent) ? 'unreachable' : 'open', why }
}

/** Whether a step has met a difference that is about the sentence. */
function breaks(step: StepResult, { rules }: Sentence, findings: readonly Finding[]): boolean {
  if (step.state.kind !== 'failed') return false
  const own = findings.filter((one) => nameOf(one) === nameOf(step))
  return rules === undefined || own.some(({ rule }) => rules.includes(rule))
}

function describe(step: StepResult): string | undefined {
  const { state } = step
  if (state.kind === 'blocked') return `${nameOf(step)}: blocked by ${state.by}`
  return state.kind === 'skipped' ? `${nameOf(step)}: ${state.why}` : undefined
}

/** Whether a name is that of the step, or of its check; `*` stands for any text. */
export function isOf(step: Pick<StepResult, 'check' | 'step'>, name: string): boolean {
  const [start = '', end] = name.split('*')
  if (end === undefined) return name === step.check || name === nameOf(step)
  return nameOf(step).startsWith(start) && nameOf(step).endsWith(end)
}

function nameOf({ check, step }: Pick<StepResult, 'check' | 'step'>): string {
  return placeOf(check, step)
}
