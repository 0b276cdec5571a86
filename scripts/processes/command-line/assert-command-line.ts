import { type ParseArgsConfig, parseArgs } from 'node:util'
import { findNearest } from '../../../mocks/contract/find-nearest'
import { SettingError } from '../setting-error'

type Options = NonNullable<ParseArgsConfig['options']>
type Token = NonNullable<ReturnType<typeof readTokens>>[number]

/** What each option with a value takes, as a sentence goes on after "takes". */
export type Takes<O extends Options> = {
  readonly [Name in keyof O as O[Name]['type'] extends 'string' ? Name : never]: string
}

/**
 * Refuses a command line that can't be understood, in place of `parseArgs`, whose words are about its syntax. What begins
 * with a dash is no value: it is the next option, or a number that no option takes.
 *
 * @throws SettingError with a sentence that says what the option takes, or which one was likely meant
 */
export function assertCommandLine<O extends Options>(
  args: readonly string[],
  options: O,
  takes: Takes<O>,
): void {
  const texts = new Map(Object.entries(takes))
  for (const token of readTokens(args, options) ?? []) {
    const problem = findProblem(token, options, texts)
    if (problem !== undefined) throw new SettingError(problem)
  }
}

function readTokens(args: readonly string[], options: Options) {
  return parseArgs({ args: [...args], options, strict: false, tokens: true }).tokens
}

function findProblem(
  token: Token,
  options: Options,
  takes: ReadonlyMap<string, unknown>,
): string | undefined {
  if (token.kind === 'positional') return `"${token.value}" is no option. --help lists all.`
  if (token.kind === 'option-terminator') return undefined
  const { name, rawName, value, inlineValue } = token
  const isSwitch = (one: string) => options[one]?.type === 'boolean'
  if (isSwitch(name) || isSwitch(name.replace(/^no-/, ''))) {
    return value === undefined ? undefined : `${rawName} takes no value, but has "${value}".`
  }
  if (!Object.hasOwn(options, name)) {
    const isOn = (one: string) => options[one]?.default === true
    const names = Object.keys(options)
    const nearest = findNearest(name, [...names, ...names.filter(isOn).map((one) => `no-${one}`)])
    const hint = nearest === undefined ? '' : ` Did you mean --${nearest}?`
    return `There is no option ${rawName}.${hint} --help lists all.`
  }
  const isMissing = value === undefined || (!inlineValue && /^-./.test(value))
  if (!isMissing) return undefined
  const given = value === undefined ? 'nothing' : `"${value}"`
  return `${rawName} takes ${takes.get(name)}, but has ${given}.`
}
