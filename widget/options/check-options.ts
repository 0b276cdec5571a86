import { type BaseIssue, safeParse } from 'valibot'
import { isObject } from '../model/terms/is-object'
import { describeMisuse } from './describe-value'
import { optionsSchema } from './options-schema'

/** What the React element takes besides, and hands on with the options. */
const REACT_PROPERTY = /^(className|on[A-Z]\w*)$/

/**
 * What is wrong with options that the widget works with all the same, a sentence for each: it makes of them what the old
 * widget did, and that may not be what was meant.
 */
export function checkOptions(options: unknown): string[] {
  const { issues = [] } = safeParse(optionsSchema, Object(options))
  return issues.map(deepestOf).flatMap(({ path, takes, isUnknown }) => {
    const name = path.map(String).join('.')
    if (!isUnknown) return describeMisuse(name, takes, valueAt(options, path))
    return REACT_PROPERTY.test(name)
      ? []
      : `options.${name} is unknown and ignored; known are ${takes}.`
  })
}

/** What is wrong, and where in the options. */
interface Problem {
  readonly path: readonly unknown[]
  readonly takes: string
  /** There is no such option. */
  readonly isUnknown: boolean
}

/** Of the ways in which a value fits no member of a union, the one that goes furthest says most. */
function deepestOf({ type, message, path, issues }: BaseIssue<unknown>): Problem {
  const own: Problem = {
    path: path?.map(({ key }) => key) ?? [],
    takes: message,
    isUnknown: type === 'undefined',
  }
  return (issues ?? []).map(deepestOf).reduce((deepest, inner) => {
    const whole = { ...inner, path: [...own.path, ...inner.path] }
    return whole.path.length > deepest.path.length ? whole : deepest
  }, own)
}

function valueAt(value: unknown, path: readonly unknown[]): unknown {
  return path.reduce<unknown>((parent, key) => {
    if (!isObject(parent)) return undefined
    return Reflect.get(parent, String(key))
  }, value)
}
