/** A name fits into a path and a host name. */
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

export function isWorldName(name: string): boolean {
  return NAME.test(name)
}

/** Says why a name is none, and what a name is. */
export function describeNoName(name: string): string {
  const form = 'A name takes up to 63 small letters, digits and hyphens, as in /w/ann.'
  return `"${name.slice(0, 80)}" is no name of a world. ${form}`
}
