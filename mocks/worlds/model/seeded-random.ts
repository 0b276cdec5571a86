import { createHash } from 'node:crypto'
import type { RandomSource } from '../../api/lib/random'

/** A random source that draws the same bytes from the same seed; its position can be read and set. */
export interface SeededRandom {
  readonly draw: RandomSource
  /** How often it was drawn from. */
  position: number
}

/** SHA-256 of seed and position: two draws never share bytes. */
export function createSeededRandom(seed: string): SeededRandom {
  const random: SeededRandom = {
    position: 0,
    draw(count) {
      random.position += 1
      const blocks: Buffer[] = []
      for (let length = 0, block = 0; length < count; length += 32, block += 1) {
        blocks.push(createHash('sha256').update(`${seed}\n${random.position}\n${block}`).digest())
      }
      return Buffer.concat(blocks).subarray(0, count)
    },
  }
  return random
}
