/** What only one of two lists has, each in its order. */
export interface LineDifference {
  readonly old: readonly string[]
  readonly new: readonly string[]
}

/** Leaves out the longest sequence of lines that both lists have in the same order. */
export function differenceOf(old: readonly string[], now: readonly string[]): LineDifference {
  const lengths = commonLengths(old, now)
  const onlyOld: string[] = []
  const onlyNew: string[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [before, after] = [old[i], now[j]]
    if (before !== undefined && before === after) {
      i += 1
      j += 1
    } else if (before !== undefined && (after === undefined || skipsOld(lengths, i, j))) {
      onlyOld.push(before)
      i += 1
    } else if (after !== undefined) {
      onlyNew.push(after)
      j += 1
    }
  }
  return { old: onlyOld, new: onlyNew }
}

/** At `[i][j]`: how many lines the rest of both lists from there on have in common. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array(now.length + 1).fill(0))
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]
      if (!row) continue
      row[j] =
        old[i] === now[j]
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1))
    }
  }
  return lengths
}

function skipsOld(lengths: readonly (readonly number[])[], i: number, j: number): boolean {
  return at(lengths, i + 1, j) >= at(lengths, i, j + 1)
}

function at(lengths: readonly (readonly number[])[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0
}
