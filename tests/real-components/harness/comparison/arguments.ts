import type { Argument } from '../../comparison/step'

interface Sources {
  readonly kept: Readonly<Record<string, unknown>>
  readonly tokens: Readonly<Record<string, string>>
  onCallback(name: string, args: readonly unknown[]): void
}

/** Makes real arguments of those that are data. */
export function createArguments({ kept, tokens, onCallback }: Sources): {
  resolve(argument: Argument): unknown
} {
  function resolve(argument: Argument): unknown {
    if (typeof argument !== 'object' || argument === null) return argument
    if (Array.isArray(argument)) return argument.map(resolve)
    const [[name, value] = []] = Object.entries(argument)
    switch (name) {
      case '$kept':
        return String(value)
          .split('.')
          .reduce<unknown>((from, part) => Reflect.get(Object(from), part), kept)
      case '$element':
        return document.querySelector(String(value))
      case '$token':
        return tokens[String(value)]
      case '$callback':
        return (...args: unknown[]) => {
          onCallback(String(value), args)
          const next = args.at(-1)
          if (typeof next === 'function') next()
        }
      default:
        return Object.fromEntries(
          Object.entries(argument).map(([key, member]) => [key, resolve(member)]),
        )
    }
  }
  return { resolve }
}
