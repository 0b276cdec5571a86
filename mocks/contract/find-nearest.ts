/** More slips than this in a word are another word. */
const MOST_SLIPS = 3

/** The name that a mistyped one was most likely meant to be; `undefined` when none is near. */
export function findNearest(typed: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((name) => ({ name, slips: countSlips(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, slips }) => slips <= Math.min(MOST_SLIPS, name.length / 2))
    .toSorted((a, b) => a.slips - b.slips)
  return ranked[0]?.name ?? names.find((name) => typed.length > 2 && name.includes(typed))
}

/** How many letters must be added, left out or changed to get from one word to the other. */
function countSlips(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries()) {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** "there is no "x": it takes …" with the name that was likely meant, where one is near. */
export function describeUnknown(given: string, names: readonly string[], takes: string): string {
  const nearest = findNearest(given, names)
  const hint = nearest === undefined ? '' : ` Did you mean ${JSON.stringify(nearest)}?`
  return `there is no ${JSON.stringify(given)}: it takes ${takes}.${hint}`
}
