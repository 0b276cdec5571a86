import type { Motif, Scene } from '../../motif'
import type { Random } from '../../random'
import { at, CANVAS, circle, element, type Point, path } from '../../svg'

const ROOM = 130

/** A figure of stars in front of the orbits of a banded planet. */
export const drawConstellation: Motif = (scene) => {
  const { random, palette } = scene
  const dust = Array.from({ length: 130 }, () =>
    circle(anywhere(random, 0), random.between(1.5, 4), {
      fill: palette.line,
      opacity: random.between(0.25, 0.8),
    }),
  )
  const stars = scatter(random, random.whole(11, 15))
  const links = spanningTree(stars).map(([from, to]) => `M${at(from)}L${at(to)}`)
  const lights = stars.map((star, i) => {
    const radius = random.between(9, 20)
    const fill = i % 5 === 0 ? palette.spark : palette.line
    return circle(star, radius * 2.1, { fill, opacity: 0.18 }) + circle(star, radius, { fill })
  })
  return (
    dust.join('') +
    drawPlanet(scene) +
    path(links.join(''), { stroke: palette.line, strokeWidth: 4, strokeOpacity: 0.75 }) +
    lights.join('')
  )
}

function drawPlanet({ random, palette }: Scene): string {
  const centre = {
    x: random.pick([0.08, 0.5, 0.92]) * CANVAS.width,
    y: random.pick([0.9, 1.02]) * CANVAS.height,
  }
  const radius = random.between(230, 300)
  const orbits = [1.35, 1.75, 2.2, 2.7].map((scale) =>
    circle(centre, radius * scale, { fill: 'none', stroke: palette.inks[1], strokeWidth: 4 }),
  )
  const bands = palette.inks.map((fill, i) => circle(centre, radius * (1 - i * 0.2), { fill }))
  return element('g', {}, ...orbits, ...bands)
}

function anywhere(random: Random, margin: number): Point {
  return {
    x: random.between(margin, CANVAS.width - margin),
    y: random.between(margin, CANVAS.height - margin),
  }
}

function scatter(random: Random, count: number): Point[] {
  const stars: Point[] = []
  for (let attempt = 0; attempt < 400 && stars.length < count; attempt++) {
    const star = anywhere(random, 90)
    if (stars.every((other) => distance(star, other) > ROOM)) {
      stars.push(star)
    }
  }
  return stars
}

/** Prim: the shortest lines that join all stars without a circle. */
function spanningTree(stars: readonly Point[]): [Point, Point][] {
  const joined = stars.slice(0, 1)
  const free = stars.slice(1)
  const links: [Point, Point][] = []
  while (free.length > 0) {
    const [shortest] = joined
      .flatMap((from) => free.map((to): [Point, Point] => [from, to]))
      .sort(([a, b], [c, d]) => distance(a, b) - distance(c, d))
    if (!shortest) {
      break
    }
    links.push(shortest)
    joined.push(shortest[1])
    free.splice(free.indexOf(shortest[1]), 1)
  }
  return links
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
