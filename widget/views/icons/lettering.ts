import type { Shape } from './shapes'

/**
 * The letters of the brands' names, ten units high, as one line each. A letter starts at its upper left corner and
 * ends at that of the next, so that a word is the letters one after the other.
 */
const LETTERS = {
  A: 'm0 10l3.5-10 3.5 10m-5.9-3.1h4.8m3.5-6.9',
  B: 'm0 5h3.2a2.5 2.5 0 0 0 0-5h-3.2v10h3.5a2.5 2.5 0 0 0 0-5m4.9-5',
  C: 'm7 2.2c-.6-1.4-1.6-2.2-3-2.2-2.4 0-4 2-4 5s1.6 5 4 5c1.4 0 2.4-.8 3-2.2m2.4-7.8',
  D: 'h2.5c2.5 0 4 2 4 5s-1.5 5-4 5h-2.5zm8.9 0',
  E: 'm5 0h-5v10h5m-5-5h4.4m3-5',
  H: 'v10m6.5-10v10m-6.5-5h6.5m2.4-5',
  I: 'v10m2.4-10',
  J: 'm4.5 0v7c0 2-.9 3-2.3 3-1 0-1.8-.6-2.2-1.6m6.9-8.4',
  M: 'm0 10v-10l4 6.5 4-6.5v10m2.4-10',
  O: 'm4 0c2.4 0 4 2 4 5s-1.6 5-4 5-4-2-4-5 1.6-5 4-5zm6.4 0',
  P: 'm0 10v-10h3.2a2.8 2.8 0 0 1 0 5.6h-3.2m8.4-5.6',
  R: 'm0 10v-10h3.2a2.7 2.7 0 0 1 0 5.4h-3.2m3.3 0l2.9 4.6m2.4-10',
  S: 'm5.6 1.8c-.5-1.1-1.4-1.8-2.6-1.8-1.6 0-2.7 1-2.7 2.5 0 3.5 5.5 1.7 5.5 5 0 1.5-1.2 2.5-2.8 2.5-1.4 0-2.5-.7-3-1.9m8.2-8.1',
  T: 'h7m-3.5 0v10m5.9-10',
  U: 'v6.3c0 2.4 1.4 3.7 3.5 3.7s3.5-1.3 3.5-3.7v-6.3m2.4 0',
  V: 'l3.5 10 3.5-10m2.4 0',
  X: 'l6.4 10m0-10l-6.4 10m8.8-10',
  a: 'm5.2 3v7m0-3.5c0 2.1-1 3.5-2.6 3.5s-2.6-1.4-2.6-3.5 1-3.5 2.6-3.5 2.6 1.4 2.6 3.5m2.4-6.5',
  c: 'm4.8 4.2c-.5-.8-1.2-1.2-2-1.2-1.7 0-2.8 1.5-2.8 3.5s1.1 3.5 2.8 3.5c.8 0 1.5-.4 2-1.2m2.4-8.8',
  d: 'm5.2 0v10m0-3.5c0 2.1-1 3.5-2.6 3.5s-2.6-1.4-2.6-3.5 1-3.5 2.6-3.5 2.6 1.4 2.6 3.5m2.4-6.5',
  e: 'm0 6.4h5.4c0-2.1-1-3.4-2.7-3.4s-2.7 1.4-2.7 3.5 1.2 3.5 2.9 3.5c1 0 1.8-.4 2.3-1.2m2.6-8.8',
  h: 'v10m0-3.8c0-2 1-3.2 2.6-3.2s2.4 1.2 2.4 3.2v3.8m2.4-10',
  i: 'm0 3v7m0-9.8h0m2.4-.2',
  l: 'v10m2.4-10',
  n: 'm0 3v7m0-3.8c0-2 1-3.2 2.6-3.2s2.4 1.2 2.4 3.2v3.8m2.4-10',
  o: 'm2.8 3c1.7 0 2.8 1.4 2.8 3.5s-1.1 3.5-2.8 3.5-2.8-1.4-2.8-3.5 1.1-3.5 2.8-3.5zm5.2-3',
  p: 'm0 3v10m0-6.5c0-2.1 1-3.5 2.6-3.5s2.6 1.4 2.6 3.5-1 3.5-2.6 3.5-2.6-1.4-2.6-3.5m7.6-6.5',
  r: 'm0 3v7m0-3.8c0-2 1-3.2 3-3.2m2.4-3',
  y: 'm0 3l2.8 6.8m2.6-6.8l-3.2 8.2c-.4 1.2-1 1.8-2.2 1.8m7.8-13',
} as const

type Letter = keyof typeof LETTERS

/** Nothing at all when one of the letters is missing, so that such a word does not compile. */
type Drawable<Word extends string> = Word extends `${Letter}${infer Rest}`
  ? Rest extends ''
    ? unknown
    : Drawable<Rest>
  : never

interface Look {
  readonly left: number
  readonly top: number
  /** A letter's height, in tens of units. */
  readonly scale: number
  readonly color: string
  readonly thickness?: number
  readonly isSlanted?: boolean
}

/**
 * A name drawn letter by letter: it looks the same everywhere, and the browser need not look for a font in each size,
 * which took a fifth of the time until a card could be typed.
 */
export function lettering<Word extends string>(
  word: Word & Drawable<Word>,
  { left, top, scale, color, thickness = 2, isSlanted = false }: Look,
): Shape {
  const strokes: Readonly<Record<string, string>> = LETTERS
  return {
    transform: `translate(${left} ${top})${isSlanted ? 'skewX(-12)' : ''}scale(${scale})`,
    fill: 'none',
    stroke: color,
    'stroke-width': thickness,
    d: `M0 0${[...word].map((letter) => strokes[letter]).join('')}`,
  }
}
