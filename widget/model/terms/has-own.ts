/** Whether it is an entry of the object, not one of those that all objects inherit. `Object.hasOwn` is younger than some browsers. */
export function hasOwn<Entries extends object>(
  entries: Entries,
  name: PropertyKey,
): name is keyof Entries {
  return Object.hasOwn(entries, name)
}
