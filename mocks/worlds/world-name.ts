/** In place of a world's name: the backend that all share. */
export const SHARED_NAME = '-'

/** A name fits into a path and a host name. */
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

export function isWorldName(name: string): boolean {
  return NAME.test(name)
}

/** Says why a name is none, and what a name is. */
export function describeNoName(name: string): string {
  const form = 'A name takes up to 63 small letters, digits and hyphens, as in /w/ann.'
  return name === SHARED_NAME
    ? `"-" is no world, but the backend at /api that all share: /w/- has desk, calls and events, and the lists of states, personas and troubles. ${form}`
    : `"${name.slice(0, 80)}" is no name of a world. ${form}`
}
