import type { Motif, Scene } from '../../motif'
import { CANVAS, circle, element, path } from '../../svg'

type Figure = (colour: string, accent: string) => string

// Drawn on a tile of 100 by 100.
const figures: readonly [Figure, ...Figure[]] = [
  (fill) => path('M0 0H100A100 100 0 0 1 0 100Z', { fill }),
  (fill) => path('M0 50A50 50 0 0 1 100 50ZM0 100A50 50 0 0 1 100 100Z', { fill }),
  (fill) => path('M0 0A100 100 0 0 1 100 100A100 100 0 0 1 0 0Z', { fill }),
  (fill) => path('M0 100L50 0L100 100Z', { fill }),
  (fill) => path('M0 0H50V100H0Z', { fill }) + path('M50 0A50 50 0 0 1 50 100Z', { fill }),
  (fill, accent) =>
    circle({ x: 50, y: 50 }, 50, { fill }) + circle({ x: 50, y: 50 }, 22, { fill: accent }),
  (fill, accent) =>
    path('M0 0H100A100 100 0 0 1 0 100Z', { fill }) +
    path('M0 0H66A66 66 0 0 1 0 66Z', { fill: accent }) +
    path('M0 0H33A33 33 0 0 1 0 33Z', { fill }),
  (fill, accent) =>
    path('M0 0H100L0 100Z', { fill }) + circle({ x: 70, y: 70 }, 18, { fill: accent }),
  (fill) => path('M0 0H20V100H0ZM40 0H60V100H40ZM80 0H100V100H80Z', { fill }),
]

/** Tiles with a few plain figures, turned and coloured at will, large and small ones mixed. */
export const drawMosaic: Motif = (scene) => {
  const size = scene.random.pick([150, 300, 300])
  const tiles: string[] = []
  for (let y = 0; y < CANVAS.height; y += size) {
    for (let x = 0; x < CANVAS.width; x += size) {
      tiles.push(...layTile(scene, x, y, size))
    }
  }
  return tiles.join('')
}

function layTile(scene: Scene, x: number, y: number, size: number): string[] {
  if (size > 150 && scene.random.chance(0.35)) {
    const half = size / 2
    return [0, half].flatMap((dx) =>
      [0, half].flatMap((dy) => layTile(scene, x + dx, y + dy, half)),
    )
  }
  const { random, palette } = scene
  const back = random.pick([palette.ground, palette.line, ...palette.inks])
  const fill = pickOther(scene, [back])
  const accent = random.chance(0.2) ? palette.spark : pickOther(scene, [back, fill])
  const transform = `translate(${x} ${y}) scale(${size / 100}) rotate(${random.whole(0, 3) * 90} 50 50)`
  return [
    element(
      'g',
      { transform },
      // A hair too large, so that no gap shows between two tiles.
      path('M0 0H100.1V100.1H0Z', { fill: back }),
      random.pick(figures)(fill, accent),
    ),
  ]
}

function pickOther({ random, palette }: Scene, taken: readonly string[]): string {
  const free = [palette.line, ...palette.inks].filter((colour) => !taken.includes(colour))
  const [first = palette.line, ...rest] = free
  return random.pick([first, ...rest])
}
