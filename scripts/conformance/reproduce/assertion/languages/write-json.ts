import { isObject } from '../../../../../mocks/contract/json'
import type { Exchange } from '../../../http/exchange'

/** How an assertion is written in a language. */
export interface Compile {
  /** The expression of an answer; of the difference's own when left out. */
  readonly answer: (exchange: Exchange | undefined) => string
  /** The expression of a text; parts of it may be variables. */
  readonly text: (text: string) => string
}

/** A JSON value as an expression, which is nearly the same in JavaScript and in jq. */
export function writeJson(value: unknown, text: (text: string) => string): string {
  if (typeof value === 'string') return text(value)
  if (Array.isArray(value)) return `[${value.map((one) => writeJson(one, text)).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}: ${writeJson(inner, text)}`,
  )
  return `{${entries.join(', ')}}`
}
