/**
 * Checks the result of a component's `create`.
 *
 * @throws TypeError when that is no object
 */
export function requireInstance<Instance extends object>(
  candidate: Instance | null | undefined,
  component: string,
): Instance {
  if (typeof candidate === 'object' && candidate !== null) return candidate
  throw new TypeError(`${component} gave no instance.`)
}
