/** Whether it is an entry of the object itself, not one that all objects inherit. `Object.hasOwn` is too young for Safari 15. */
export function hasOwn<Entries extends object>(
  entries: Entries,
  name: PropertyKey,
): name is keyof Entries {
  return Object.getOwnPropertyDescriptor(entries, name) !== undefined
}
