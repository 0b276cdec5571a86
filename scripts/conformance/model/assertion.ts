import type { Exchange } from '../http/exchange'

/** The answer that is meant: that of the difference when left out; of several, their values one after the other. */
interface Of {
  readonly in?: Exchange | readonly Exchange[]
  /** The service's own answer is meant, where a map makes the contract's of it. */
  readonly isServed?: true
}

/** What an answer that conforms satisfies, as data: a script in another language can test it. */
export type Assertion =
  /** 0 stands for a connection that was closed without an answer. */
  | (Of & {
      readonly of: 'status'
      readonly isOneOf: readonly number[]
      /** The request is sent so often, and for so long, until it is answered so; once when left out. */
      readonly tries?: { readonly atMost: number; readonly withinSeconds: number }
    })
  /** There is an answer at all. */
  | (Of & { readonly of: 'answered' })
  /** Of answers that were sent at the same time: how many have the status. */
  | (Of & {
      readonly of: 'statuses'
      readonly status: number
      readonly atLeast?: number
      readonly atMost?: number
    })
  /** A header, which must be there unless `isOptional`; what it `lacks` is a text that it must not hold. */
  | (Of & {
      readonly of: 'header'
      readonly name: string
      readonly matches: string
      readonly isOptional?: true
    })
  | (Of & { readonly of: 'header'; readonly name: string; readonly lacks: string })
  /** A header that is another than in an earlier answer, or was not there. */
  | (Of & { readonly of: 'changed-header'; readonly name: string; readonly since: Exchange })
  /** The body as text; `lacks` is a text that it must not hold. */
  | (Of & { readonly of: 'text'; readonly lacks: string })
  /** The body is JSON at all. */
  | (Of & { readonly of: 'json' })
  | (Of & {
      readonly of: 'values'
      /** JSON pointer into the body; `-` stands for each entry of an array: `/data/-/price`. */
      readonly at: string
      readonly test: ValueTest
      /** So many records must be listed for it to tell anything: a script has to make them. */
      readonly records?: number
    })
  /** The date-times at a pointer are now, by the answer's `Date` where it has one. */
  | (Of & { readonly of: 'now'; readonly at: string; readonly withinMs: number })
  /** The picture behind the address at a pointer, loaded as a page loads it. */
  | (Of & { readonly of: 'picture'; readonly at: string; readonly test: PictureTest })
  | { readonly of: 'all'; readonly assertions: readonly Assertion[] }
  | { readonly of: 'any'; readonly assertions: readonly Assertion[] }

/** An assertion about answers, unlike one that joins others. */
export type PlainAssertion = Exclude<Assertion, { readonly of: 'all' | 'any' }>

/** A test of a picture's bytes: none of them is true of a picture that can't be loaded. */
export type PictureTest =
  /** Of a kind that browsers show, from its first byte to its last. */
  | { readonly kind: 'whole' }
  /** It holds none of these texts. */
  | { readonly kind: 'lacks'; readonly texts: readonly string[] }
  /** It is another one than behind the same pointer of an earlier answer. */
  | { readonly kind: 'another'; readonly than: Exchange }
  /** It is not the one with this hash, of which is known that it is wrong. */
  | { readonly kind: 'not'; readonly sha256: string }

/**
 * A test of all values that a pointer finds. `every` is true of none at all only where the pointer has a `-`: a value that
 * stands in one place must be there.
 */
export type ValueTest =
  | { readonly kind: 'every' | 'some' | 'none'; readonly value: ValueMatch }
  | { readonly kind: 'count'; readonly atLeast?: number; readonly atMost?: number }
  /** Numbers or texts; `as: 'time'`, date-times. */
  | { readonly kind: 'sorted'; readonly order: 'asc' | 'desc'; readonly as?: 'time' }
  /** The first ones of all that another pointer finds, in that order of them: numbers; `as: 'time'`, date-times. */
  | {
      readonly kind: 'first'
      readonly among: Pick<Reference, 'in' | 'at'>
      readonly order: 'asc' | 'desc'
      readonly as?: 'time'
    }
  | { readonly kind: 'unique' }

export type ValueMatch =
  /** Equal as JSON. */
  | { readonly is: unknown }
  | { readonly isOneOf: readonly unknown[] }
  | { readonly sameAs: Reference }
  /** One of the values that the pointer finds. */
  | { readonly isAmong: Pick<Reference, 'in' | 'at'> }
  | { readonly atLeast?: number; readonly atMost?: number }
  | { readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null' }
  /** A regular expression, as with the flag `u`. */
  | { readonly matches: string }
  /** A text that holds another one, whatever the case of letters from A to Z. */
  | { readonly contains: string }
  /** In code points. */
  | { readonly longest: number }
  | { readonly shortest: number }
  /** A number with at most so many decimals. */
  | { readonly decimals: number }
  /** An array of so many entries. */
  | { readonly entries: { readonly atLeast?: number; readonly atMost?: number } }
  /** Numbers at this pointer that add up to that. */
  | { readonly adds: { readonly at: string; readonly to: number } }
  /** A JSON Web Token whose payload matches. */
  | { readonly payload: ValueMatch }
  /** An object with this key. */
  | { readonly has: string }
  /** A value in which each pointer finds at least one value that matches. */
  | { readonly holds: readonly { readonly at: string; readonly value: ValueMatch }[] }
  | { readonly not: ValueMatch }

/** A value of an answer, to compare with: the first one that the pointer finds. */
export interface Reference {
  /** The answer of the difference when left out. */
  readonly in?: Exchange
  readonly at: string
  /** The number of values that the pointer finds, in place of the first. */
  readonly isCounted?: boolean
  /** Added to the number. */
  readonly plus?: number
  /** A regular expression: what it finds is left out of both texts before they are compared. */
  readonly without?: string
  /** Both are date-times, and compared as such. */
  readonly as?: 'time'
}
