import { parseOptions } from '../options/parse-options'
import { parseValue } from '../options/script-options'

/** The options that are properties, and attributes in kebab case: what is read of a merchant's options. */
export const OPTION_NAMES: string[] = []

parseOptions(
  new Proxy(
    {},
    {
      get(_options, name) {
        OPTION_NAMES.push(String(name))
        return ''
      },
    },
  ),
)

/** An attribute without a value switches on; a token or a language is never JSON. */
export function readAttribute(option: string, value: string | null): unknown {
  if (value === null) return undefined
  if (option === 'authorization' || option === 'locale') return value
  return value === '' || parseValue(value)
}
