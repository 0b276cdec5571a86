import { optionsSchema } from '../options/options-schema'
import { parseValue } from '../options/script-options'

/** By its attribute, which is in kebab case, each option of `create` that says something of the widget. */
export const OPTION_BY_ATTRIBUTE: ReadonlyMap<string, string> = new Map(
  Object.keys(optionsSchema.pipe[1].entries)
    .filter((name) => name !== 'signal')
    .map((name) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), name]),
)

/** An attribute without a value switches on; a token or a language is never JSON. */
export function readAttribute(option: string, value: string | null): unknown {
  if (value === null) return undefined
  if (option === 'authorization' || option === 'locale') return value
  return value === '' || parseValue(value)
}
