import type { CategorySlug } from '../categories'
import { mix } from './colour'
import type { Random } from './random'

/** The colours of one picture. */
export interface Palette {
  readonly ground: string
  /** What stands out from the ground: fine lines, letters, stars. */
  readonly line: string
  /** Areas, from the one nearest to the ground to the one farthest from it. */
  readonly inks: readonly [string, string, string, string]
  /** One small accent: a sun, a berry, a pin. */
  readonly spark: string
}

interface Swatch {
  readonly night: string
  readonly paper: string
  readonly inks: readonly [string, string, string, string]
  readonly spark: string
}

// Neither white nor black anywhere, so that a cover has an edge on a light and on a dark page.
const swatches: Readonly<Record<CategorySlug, Swatch>> = {
  writing: {
    night: '#231942',
    paper: '#f4e9d8',
    inks: ['#5e548e', '#9f86c0', '#e07a5f', '#f2cc8f'],
    spark: '#ff9f1c',
  },
  marketing: {
    night: '#3a0f2e',
    paper: '#fde6dc',
    inks: ['#8f1d4f', '#e23e57', '#ff7b54', '#ffb26b'],
    spark: '#ffd56f',
  },
  software: {
    night: '#071e26',
    paper: '#dff1ea',
    inks: ['#0f4c5c', '#14808a', '#2ec4a6', '#a5e6ba'],
    spark: '#f9c74f',
  },
  images: {
    night: '#1b1048',
    paper: '#efe6fb',
    inks: ['#4c2bb8', '#a12fd0', '#f0449b', '#ff9a76'],
    spark: '#3ee0d8',
  },
  data: {
    night: '#0b1f4b',
    paper: '#e2ecf8',
    inks: ['#1d4ed8', '#3b82f6', '#38bdf8', '#a8e0ff'],
    spark: '#ff8a4c',
  },
  teaching: {
    night: '#12352b',
    paper: '#f3f1d8',
    inks: ['#2d6a4f', '#52a36b', '#a3c957', '#f2d06b'],
    spark: '#ef6f4c',
  },
  business: {
    night: '#1d2733',
    paper: '#ede7dc',
    inks: ['#3d5166', '#6d8299', '#c19a5b', '#e3c99a'],
    spark: '#d9534a',
  },
  everyday: {
    night: '#43211a',
    paper: '#fbead6',
    inks: ['#96443a', '#d3694a', '#e9a264', '#7fb3a0'],
    spark: '#f4d35e',
  },
}

type Scheme = 'night' | 'paper' | 'ink'

/** Chooses how a picture uses its category's colours: on night, on paper or on a strong ink. */
export function choosePalette(category: CategorySlug, random: Random): Palette {
  const { night, paper, inks, spark } = swatches[category]
  const [first, second, third, fourth] = inks
  switch (random.pick<Scheme>(['night', 'paper', 'paper', 'ink'])) {
    case 'night':
      return { ground: night, line: paper, inks, spark }
    case 'paper':
      return { ground: paper, line: night, inks: [fourth, third, second, first], spark }
    case 'ink':
      return {
        ground: mix(first, night, 0.25),
        line: paper,
        inks: [night, second, third, fourth],
        spark,
      }
  }
}
