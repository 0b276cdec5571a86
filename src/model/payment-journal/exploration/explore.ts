import type { Design } from './design'
import { findFault } from './invariants'
import { movesOf } from './moves'
import { FIRST_WORLD, type World } from './world'

export interface Finding {
  readonly fault: string
  /** What happened, in order, until the fault showed. */
  readonly path: readonly string[]
}

export interface Exploration {
  readonly states: number
  readonly finding: Finding | undefined
  /** The steps of the journal that were reached. */
  readonly steps: ReadonlySet<string>
}

interface Visit {
  readonly world: World
  readonly move: string
  readonly before: Visit | undefined
}

/** Every state that up to `depth` moves can reach, breadth first: a fault is found by its shortest path. */
export function explore(design: Design, depth: number): Exploration {
  const seen = new Set([keyOf(FIRST_WORLD)])
  const steps = new Set<string>()
  let frontier: Visit[] = [{ world: FIRST_WORLD, move: 'start', before: undefined }]
  for (let level = 0; level < depth; level += 1) {
    const next: Visit[] = []
    for (const before of frontier) {
      for (const { name, world } of movesOf(before.world, design)) {
        const key = keyOf(world)
        if (seen.has(key)) continue
        seen.add(key)
        steps.add(world.journal.step)
        const visit = { world, move: name, before }
        const fault = findFault(world, design)
        if (fault) return { states: seen.size, steps, finding: { fault, path: pathTo(visit) } }
        next.push(visit)
      }
    }
    frontier = next
  }
  return { states: seen.size, steps, finding: undefined }
}

function pathTo(visit: Visit): string[] {
  const path: string[] = []
  for (let at: Visit | undefined = visit; at?.before; at = at.before) path.unshift(at.move)
  return path
}

/**
 * The same text for worlds that are alike. Worlds share most of their parts with the world before, so
 * each part is written out once and then stands for itself by a number.
 */
function keyOf(world: World): string {
  const { journal, tabs, requests, nonces, transactions, cartOfPurchase, disclaimed } = world
  const parts = [journal, ...tabs, requests, nonces, transactions, cartOfPurchase, disclaimed]
  const { isSignedIn, isLate, presses, cart } = world
  return `${parts.map(numberOf).join()},${isSignedIn},${isLate},${presses},${cart}`
}

const numbersByPart = new WeakMap<object, number>()
const numbersByText = new Map<string, number>()

function numberOf(part: object): number {
  const known = numbersByPart.get(part)
  if (known !== undefined) return known
  const text = JSON.stringify(part)
  const number = numbersByText.get(text) ?? numbersByText.size
  numbersByText.set(text, number)
  numbersByPart.set(part, number)
  return number
}
