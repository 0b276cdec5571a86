import type { Answers } from '../answers/answer-forms'
import type { Compile } from '../assertion/languages/write-json'
import type { MadeValue } from '../values/made-values'
import type { Leaf } from '../values/recording'
import type { Template } from '../values/template'

/** A value that later requests need, taken from an answer. */
export interface Capture {
  readonly variable: string
  /** JSON pointer into the answer; `/#etag`: the header `etag`. */
  readonly at: string
}

export interface ScriptFile {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** Whether a field of a form is a file. */
export function isFile(value: Template | ScriptFile): value is ScriptFile {
  return 'bytes' in value
}

export type ScriptBody =
  | { readonly kind: 'text'; readonly mediaType: string; readonly text: Template }
  | {
      readonly kind: 'form'
      readonly fields: readonly (readonly [name: string, value: Template | ScriptFile])[]
    }

/** A request of a script. */
export interface Send {
  readonly kind: 'send'
  /** Names the answer; counts from 1. */
  readonly id: number
  readonly operation: string
  readonly method: string
  /** Path and query, after the base URL. */
  readonly path: Template
  readonly headers: readonly (readonly [name: string, value: Template])[]
  readonly body?: ScriptBody
  readonly captures: readonly Capture[]
  /** JSON pointers to addresses in the answer: the pictures there are loaded, as a page loads them. */
  readonly looks: readonly string[]
  /** It is sent so often, and for so long, until it is answered with one of the statuses; once when left out. */
  readonly tries?: {
    readonly atMost: number
    readonly withinSeconds: number
    readonly until: readonly number[]
  }
  /** The first digit that the answer's status must have for the script to go on: 2 or 4; any when left out. */
  readonly wants?: number
  /** Statuses that leave the question open; 0 is no answer. */
  readonly unclear: readonly number[]
  readonly isJudged: boolean
}

/** Whether pictures are looked at. */
export function hasPictures({ rounds }: Pick<Plan, 'rounds'>): boolean {
  return rounds.flat().some((one) => one.kind === 'send' && one.looks.length > 0)
}

/** Makes a nonce of the test card, with the client token of an earlier answer. */
export interface Tokenize {
  readonly kind: 'tokenize'
  readonly variable: string
  readonly clientToken: string
}

/** What a script does, whatever its language. */
export interface Plan {
  readonly title: string
  /** Sentences for the head of the script. */
  readonly about: readonly string[]
  readonly expected: string
  readonly baseUrl: string
  readonly made: readonly MadeValue[]
  /** One after the other; those of one round at the same time. */
  readonly rounds: readonly (readonly (Send | Tokenize)[])[]
  /** Deletes the products that were made. */
  readonly cleanUp: readonly Send[]
  /** How answers become the contract's; they are when left out. */
  readonly answers?: Answers
  /** How long to wait for an answer. */
  readonly timeoutMs: number
  /** The variable of a captured value. */
  nameOf(leaf: Leaf): string
  /** The assertion as an expression of a language. */
  writeVerdict(
    write: (compile: Compile) => string,
    answer: (id: number) => string,
    text: (template: Template) => string,
  ): string
}
