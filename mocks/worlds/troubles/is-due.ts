import { createSeededRandom } from '../model/seeded-random'
import type { Trouble } from './trouble'

/** Whether a trouble harms the call that it counts as this one, from 1: the same ones each time. */
export function isDue({ nth, share, seed }: Trouble, call: number): boolean {
  return (nth === undefined || nth === call) && (share === 1 || drawFraction(seed, call) < share)
}

/** The latency of a call within its spread. */
export function readLatencyMs(from: number, to: number, seed: string, call: number): number {
  return Math.round(from + (to - from) * drawFraction(`${seed}\nlatency`, call))
}

/** From 0 to below 1. */
function drawFraction(seed: string, call: number): number {
  const random = createSeededRandom(seed)
  random.position = call
  return random.draw(4).readUInt32BE() / 2 ** 32
}
