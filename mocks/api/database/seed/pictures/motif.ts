import type { Palette } from './palette'
import type { Random } from './random'

/** What a motif draws with. */
export interface Scene {
  readonly random: Random
  readonly palette: Palette
  /** A letter from A to Z. */
  readonly initial: string
}

/** Draws one picture's content as SVG markup over a ground that is already painted. */
export type Motif = (scene: Scene) => string
