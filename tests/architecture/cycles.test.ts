import { expect, test } from 'vitest'
import { findCycles } from './cycles'

const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges))

test('a tree has no cycle, and two ways to one file are none', () => {
  expect(findCycles(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([])
})

test('every knot is found once, whole', () => {
  const knots = findCycles(
    graph({ a: ['b'], b: ['c'], c: ['a', 'x'], x: ['y'], y: ['x'], z: ['z'] }),
  )
  expect(knots).toEqual([['x', 'y'], ['a', 'b', 'c'], ['z']])
})
