import { readPointer } from '../../../../mocks/contract/json'
import type { Contract } from '../../contract/read-contract'
import type { RuleId } from '../../model/rules'

/** A sentence of the contract, beside its schemas, and what the check makes of it. */
export interface Sentence {
  /** Pointer to what the sentence describes. */
  readonly pointer: string
  /** As it stands there, blanks and line breaks aside. */
  readonly text: string
  /** What judges it: checks, or steps as `check › step`; `*` stands for any text. */
  readonly by?: readonly string[]
  /** The rules that break it, where its steps are about others too; any when left out. */
  readonly rules?: readonly RuleId[]
  /** Why nobody can judge it from outside, in place of `by`. */
  readonly beyond?: string
}

/** A row of a table of sentences: the text, and the checks or steps that judge it. */
export function judged(pointer: string, text: string, ...by: readonly string[]): Sentence {
  return { pointer, text, by }
}

/** The same where only differences of these rules are about the sentence. */
export function judgedFor(
  rules: readonly RuleId[],
  pointer: string,
  text: string,
  ...by: readonly string[]
): Sentence {
  return { pointer, text, by, rules }
}

/** A row of a table of sentences that no check can judge. */
export function unjudged(pointer: string, text: string, beyond: string): Sentence {
  return { pointer, text, beyond }
}

/** What a pointer of the contract describes, in words, with single blanks; empty where nothing is said. */
export function readDescription({ document }: Pick<Contract, 'document'>, pointer: string): string {
  const text = readPointer(document, `${pointer}/description`)
  return typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : ''
}
