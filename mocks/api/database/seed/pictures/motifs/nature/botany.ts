import { mix } from '../../colour'
import type { Motif, Scene } from '../../motif'
import { at, CANVAS, circle, element, type Point, path, short } from '../../svg'

interface Stem {
  readonly foot: Point
  readonly bend: Point
  readonly tip: Point
}

/** A bunch of stems with leaves and berries before a full disc. */
export const drawBotany: Motif = (scene) => {
  const { random, palette } = scene
  const disc = { x: CANVAS.width / 2 + random.between(-120, 120), y: random.between(340, 420) }
  const count = random.whole(5, 7)
  const sprays = Array.from({ length: count }, (_, i) => {
    const lean = (i / (count - 1) - 0.5) * 2
    const tip = {
      x: CANVAS.width / 2 + lean * random.between(430, 560),
      y: 80 + Math.abs(lean) * 300 + random.between(-40, 60),
    }
    const foot = { x: CANVAS.width / 2 + lean * 70, y: CANVAS.height + 30 }
    const bend = { x: foot.x + lean * 60, y: (tip.y + foot.y) / 2 - 40 }
    return drawSpray(scene, { foot, bend, tip }, i)
  })
  return circle(disc, random.between(270, 330), { fill: palette.inks[0] }) + sprays.join('')
}

function drawSpray({ random, palette }: Scene, stem: Stem, index: number): string {
  const colour = [palette.inks[1], palette.inks[2], palette.inks[3]][index % 3] ?? palette.line
  const stalk = path(`M${at(stem.foot)}Q${at(stem.bend)} ${at(stem.tip)}`, {
    fill: 'none',
    stroke: mix(colour, palette.line, 0.35),
    strokeWidth: 7,
    strokeLinecap: 'round',
  })
  if (index % 3 === 1 && random.chance(0.7)) {
    return stalk + drawBerries(stem, palette.spark)
  }
  const leaves: string[] = []
  const pairs = random.whole(5, 7)
  const width = random.between(0.2, 0.34)
  for (let pair = 0; pair < pairs; pair++) {
    const share = 0.28 + (pair / pairs) * 0.68
    const length = 165 * (1.15 - share * 0.75)
    for (const side of [-1, 1]) {
      leaves.push(drawLeaf(stem, { share, turn: side * 48, length, width, colour }))
    }
  }
  leaves.push(drawLeaf(stem, { share: 1, turn: 0, length: 95, width, colour }))
  return stalk + leaves.join('')
}

interface Leaf {
  readonly share: number
  readonly turn: number
  readonly length: number
  readonly width: number
  readonly colour: string
}

function drawLeaf(stem: Stem, { share, turn, length, width, colour }: Leaf): string {
  const { point, degrees } = follow(stem, share)
  const belly = length * width
  const half = (side: number) =>
    `M0 0C${short(length * 0.3)} ${short(side * belly)} ${short(length * 0.7)} ${short(side * belly)} ${short(length)} 0Z`
  return element(
    'g',
    { transform: `translate(${at(point)}) rotate(${short(degrees + turn)})` },
    path(half(-1), { fill: colour }),
    path(half(1), { fill: mix(colour, '#000000', 0.14) }),
  )
}

function drawBerries(stem: Stem, colour: string): string {
  return Array.from({ length: 9 }, (_, i) => {
    const { point, degrees } = follow(stem, 0.4 + i * 0.075)
    const side = ((degrees + (i % 2 === 0 ? 90 : -90)) * Math.PI) / 180
    const berry = { x: point.x + Math.cos(side) * 34, y: point.y + Math.sin(side) * 34 }
    return (
      path(`M${at(point)}L${at(berry)}`, { stroke: colour, strokeWidth: 5 }) +
      circle(berry, 19 - i, { fill: colour })
    )
  }).join('')
}

function follow({ foot, bend, tip }: Stem, share: number): { point: Point; degrees: number } {
  const rest = 1 - share
  const place = (from: number, over: number, to: number) =>
    rest * rest * from + 2 * rest * share * over + share * share * to
  const slope = (from: number, over: number, to: number) =>
    rest * (over - from) + share * (to - over)
  return {
    point: { x: place(foot.x, bend.x, tip.x), y: place(foot.y, bend.y, tip.y) },
    degrees:
      (Math.atan2(slope(foot.y, bend.y, tip.y), slope(foot.x, bend.x, tip.x)) * 180) / Math.PI,
  }
}
