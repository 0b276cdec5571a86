import type { Wrapper } from '../../fault'
import { everyObject } from '../../wrap/every-answer'

/** Shows other texts than the service stores: by stored text, what is shown. */
export function withAliases(build: (aliases: Map<string, string>) => Wrapper): Wrapper {
  return (next) => {
    const aliases = new Map<string, string>()
    const show = (value: unknown) =>
      typeof value === 'string' ? (aliases.get(value) ?? value) : value
    const showAll = everyObject((object) =>
      Object.fromEntries(Object.entries(object).map(([key, value]) => [key, show(value)])),
    )
    return showAll(build(aliases)(next))
  }
}
