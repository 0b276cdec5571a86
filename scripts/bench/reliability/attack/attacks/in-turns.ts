/**
 * Returns the items in turn, starting over after the last one.
 *
 * @throws Error when there is nothing to take turns with
 */
export function inTurns<Thing>(things: readonly Thing[]): () => Thing {
  let turn = 0
  return () => {
    const thing = things[turn % things.length]
    if (thing === undefined) throw new Error('There is nothing to take turns with.')
    turn += 1
    return thing
  }
}
