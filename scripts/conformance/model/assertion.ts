/** What an answer that conforms satisfies, as data: a script in another language can test it. */
export type Assertion =
  | { readonly of: 'status'; readonly isOneOf: readonly number[] }
  | { readonly of: 'header'; readonly name: string; readonly matches: string }
  /** The body as text; `lacks` is a text that it must not hold. */
  | { readonly of: 'text'; readonly lacks: string }
  | {
      readonly of: 'values'
      /** JSON pointer into the body; `-` stands for each entry of an array: `/data/-/price`. */
      readonly at: string
      readonly test: ValueTest
    }

/** A test of all values that a pointer finds; of none at all each of them is true but `some` and `count`. */
export type ValueTest =
  | { readonly kind: 'every' | 'some' | 'none'; readonly value: ValueMatch }
  | { readonly kind: 'count'; readonly atLeast?: number; readonly atMost?: number }
  | { readonly kind: 'sorted'; readonly order: 'asc' | 'desc' }
  | { readonly kind: 'unique' }

export type ValueMatch =
  /** Equal as JSON. */
  | { readonly is: unknown }
  | { readonly isOneOf: readonly unknown[] }
  | { readonly atLeast?: number; readonly atMost?: number }
  | { readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null' }
  /** A regular expression without flags. */
  | { readonly matches: string }
  /** In code points. */
  | { readonly longest: number }
