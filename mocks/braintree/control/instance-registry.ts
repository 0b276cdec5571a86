/** Instances that exist on the page now, newest last. */
export interface InstanceRegistry<Handle> {
  list(): readonly Handle[]
  /** @throws Error that names what is missing when there is none */
  newest(): Handle
  add(handle: Handle): void
  remove(handle: Handle): void
  clear(): void
}

/** @throws Error from `newest` when there is none */
export function createInstanceRegistry<Handle>(what: string): InstanceRegistry<Handle> {
  const handles = new Set<Handle>()
  return {
    list: () => [...handles],
    newest() {
      const newest = [...handles].at(-1)
      if (newest === undefined) throw new Error(`There is no ${what} on the page.`)
      return newest
    },
    add(handle) {
      handles.add(handle)
    },
    remove(handle) {
      handles.delete(handle)
    },
    clear() {
      handles.clear()
    },
  }
}
