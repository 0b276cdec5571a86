/**
 * The knots of a graph: each set of files that all reach each other, so that none can be understood, tested or
 * loaded without the others (Tarjan's algorithm).
 */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []

  /** The earliest file still on the stack that this one leads back to. */
  const reach = (node: string): number => {
    const place = order.get(node)
    if (place === undefined) return visit(node)
    return stack.includes(node) ? place : Number.POSITIVE_INFINITY
  }
  const visit = (node: string): number => {
    const place = order.size
    order.set(node, place)
    stack.push(node)
    const targets = graph.get(node) ?? []
    const earliest = Math.min(place, ...targets.map(reach))
    if (earliest === place) {
      const knot = stack.splice(stack.indexOf(node))
      if (knot.length > 1 || targets.includes(node)) cycles.push(knot.sort())
    }
    return earliest
  }
  for (const node of graph.keys()) reach(node)
  return cycles
}
