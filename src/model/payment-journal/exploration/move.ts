import type { World } from './world'

/** Something that can happen next, and the world as it is then. */
export interface Move {
  readonly name: string
  readonly world: World
}
