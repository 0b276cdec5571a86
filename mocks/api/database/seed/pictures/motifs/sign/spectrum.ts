import { ramp } from '../../colour'
import type { Motif, Scene } from '../../motif'
import { at, CANVAS, circle, element, type Point, path } from '../../svg'

/** A measured sound: as bars along a line, or as rays around a disc. */
export const drawSpectrum: Motif = (scene) => {
  const level = listen(scene)
  return scene.random.chance(0.5) ? drawBars(scene, level) : drawRays(scene, level)
}

type Level = (share: number) => number

/** A level from 0.08 to 1 for every share of the way; ends where it began. */
function listen({ random }: Scene): Level {
  const tones = [1, 2, 5, 9].map((frequency) => ({
    frequency,
    phase: random.between(0, Math.PI * 2),
  }))
  return (share) => {
    const sum = tones.reduce(
      (total, { frequency, phase }) =>
        total + Math.sin(share * frequency * Math.PI * 2 + phase) / Math.sqrt(frequency),
      0,
    )
    return 0.08 + 0.92 * Math.min(Math.max(sum / 4.2 + 0.5, 0), 1)
  }
}

function drawBars({ random, palette }: Scene, level: Level): string {
  const count = random.pick([20, 24, 30])
  const step = CANVAS.width / count
  const middle = CANVAS.height / 2
  const bars = Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count
    const height = level(share) * 700
    const up = height * random.between(0.4, 0.7)
    const x = step * (i + 0.5)
    return path(`M${at({ x, y: middle - up })}V${Math.round(middle - up + height)}`, {
      stroke: ramp(palette.inks, level(share)),
    })
  })
  const peak = random.between(0.2, 0.8) * CANVAS.width
  return (
    element('g', { strokeWidth: step * 0.58, strokeLinecap: 'round' }, ...bars) +
    circle({ x: Math.floor(peak / step) * step + step / 2, y: 70 }, step * 0.3 + 6, {
      fill: palette.spark,
    })
  )
}

function drawRays({ random, palette }: Scene, level: Level): string {
  const centre = {
    x: random.between(0.4, 0.6) * CANVAS.width,
    y: random.between(0.45, 0.55) * CANVAS.height,
  }
  const inner = random.between(140, 180)
  const count = 72
  const rays = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2
    const reach = inner + 36 + level(i / count) * 400
    const from = polar(centre, angle, inner + 36)
    const to = polar(centre, angle, reach)
    return path(`M${at(from)}L${at(to)}`, {
      stroke: ramp(palette.inks, level(i / count)),
    })
  })
  return (
    element('g', { strokeWidth: 13, strokeLinecap: 'round' }, ...rays) +
    circle(centre, inner, { fill: palette.inks[1] }) +
    circle(centre, inner * 0.62, { fill: palette.inks[0] }) +
    circle(centre, inner * 0.26, { fill: palette.spark })
  )
}

function polar(centre: Point, angle: number, radius: number): Point {
  return { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius }
}
