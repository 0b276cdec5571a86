/** What a component's `create` gave; throws when that is nothing to work with. */
export function requireInstance<Instance extends object>(
  candidate: Instance | null | undefined,
  component: string,
): Instance {
  if (typeof candidate === 'object' && candidate !== null) return candidate
  throw new TypeError(`${component} gave no instance.`)
}
