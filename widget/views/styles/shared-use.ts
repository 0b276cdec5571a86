/**
 * Does something once for each key while at least one user wants it.
 *
 * @param start does it, and returns how to undo it
 */
export function createSharedUse<Key extends object>(
  start: (key: Key) => () => void,
): (key: Key) => () => void {
  const uses = new WeakMap<Key, { users: number; readonly undo: () => void }>()
  return (key) => {
    const use = uses.get(key) ?? { users: 0, undo: start(key) }
    uses.set(key, use)
    use.users += 1
    return () => {
      use.users -= 1
      if (use.users > 0) return
      uses.delete(key)
      use.undo()
    }
  }
}
