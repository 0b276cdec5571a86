import { escapeMarkup } from '../../../../mocks/contract/escape-markup'
import { DATABASES, type Growth } from '../growth'
import type { Line, Panel } from './panel'
import { createLogScale, toDecades } from './scale'

/** What is drawn, and what a reader who does not see it is told. */
export interface Plot {
  readonly title: string
  readonly description: string
  readonly panels: readonly Panel[]
}

/** As wide as a small phone: on larger screens it is scaled up, so that its text is never too small. */
const WIDTH = 360
const COLUMNS = 2
const HEAD = 46
const CELL = { width: WIDTH / COLUMNS, height: 108 } as const
const FRAME = { left: 40, right: 8, top: 34, bottom: 16 } as const
const LIMIT_MS = 1_000
const MOST_LABELS = 6

const CLASSES: Readonly<Record<Growth['database'], string>> = {
  PostgreSQL: 'served',
  'embedded database': 'embedded',
}

const STYLE = `
  .back { fill: #fff } text { fill: #1f2328; font: 9px system-ui, sans-serif }
  .title { font-weight: 600 } .quiet { fill: #59636e }
  .grid { stroke: #d1d9e0; stroke-width: 0.5 } .limit { stroke: #c2410c; stroke-dasharray: 1 2 }
  polyline { fill: none; stroke-width: 1.75; stroke-linejoin: round } .faint { stroke-width: 0.75; opacity: 0.6 }
  .served { stroke: #9a3412 } .embedded { stroke: #1d4ed8; stroke-dasharray: 4 2 }
  circle.served { fill: #9a3412 } circle.embedded { fill: #fff; stroke-dasharray: none }
  @media (prefers-color-scheme: dark) {
    .back { fill: #0d1117 } text { fill: #f0f6fc } .quiet { fill: #9198a1 } .grid { stroke: #3d444d }
    .limit { stroke: #fb923c } .served { stroke: #fdba74 } .embedded { stroke: #79a8ff }
    circle.served { fill: #fdba74 } circle.embedded { fill: #0d1117 }
  }`

/** Draws small plots with the same logarithmic axes, as one SVG that needs nothing else. */
export function drawGrowth({ title, description, panels }: Plot): string {
  const height = HEAD + Math.ceil(panels.length / COLUMNS) * CELL.height
  const axes = toAxes(panels)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * 2}" height="${height * 2}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title description">
<title id="title">${escapeMarkup(title)}</title>
<desc id="description">${escapeMarkup(description)}</desc>
<style>${STYLE}
</style>
<rect class="back" width="${WIDTH}" height="${height}"/>
<text class="title" x="6" y="14">${escapeMarkup(title)}</text>
${DATABASES.map(drawKey).join('\n')}
${panels.map((panel, index) => drawPanel(panel, axes, index)).join('\n')}
</svg>
`
}

interface Axes {
  readonly sizes: readonly number[]
  readonly values: Readonly<Record<Panel['unit'], readonly [number, number]>>
}

function toAxes(panels: readonly Panel[]): Axes {
  const pointsOf = (unit: Panel['unit']) =>
    panels
      .filter((panel) => panel.unit === unit)
      .flatMap(({ lines }) => lines.flatMap(({ points }) => points))
  const valuesOf = (unit: Panel['unit']) => {
    const values = pointsOf(unit).map(({ value }) => value)
    return toDecades(values.length > 0 ? values : [1, 10])
  }
  const sizes = [...pointsOf('ms'), ...pointsOf('MB')].map(({ size }) => size)
  return {
    sizes: [...new Set(sizes)].toSorted((one, other) => one - other),
    values: { ms: valuesOf('ms'), MB: valuesOf('MB') },
  }
}

function drawKey(database: Growth['database'], index: number): string {
  const x = 6 + index * 90
  return `<polyline class="${CLASSES[database]}" points="${x},25 ${x + 18},25"/><circle class="${CLASSES[database]}" cx="${x + 9}" cy="25" r="2"/>
<text x="${x + 22}" y="28">${database}</text>`
}

function drawPanel(panel: Panel, { sizes, values }: Axes, index: number): string {
  const x = (index % COLUMNS) * CELL.width
  const y = HEAD + Math.floor(index / COLUMNS) * CELL.height
  const right = CELL.width - FRAME.right
  const bottom = CELL.height - FRAME.bottom
  const [lowest, highest] = values[panel.unit]
  const [smallest = 1, largest = 10] = [sizes[0], sizes.at(-1)]
  const toX = createLogScale(
    [smallest, Math.max(largest, smallest * 10)],
    [FRAME.left + 4, right - 4],
  )
  const toY = createLogScale([lowest, highest], [bottom, FRAME.top])
  const decades = Array.from(
    { length: Math.round(Math.log10(highest / lowest)) + 1 },
    (_, power) => lowest * 10 ** power,
  )
  const rule = (value: number, className: string) =>
    `<line class="${className}" x1="${FRAME.left}" x2="${right}" y1="${toY(value)}" y2="${toY(value)}"/>`
  // Of many only every other has a label, or they would touch.
  const spacing = decades.length > MOST_LABELS ? 2 : 1
  const labels = decades
    .filter((_, power) => (decades.length - 1 - power) % spacing === 0)
    .map(
      (value) =>
        `<text class="quiet" x="${FRAME.left - 3}" y="${toY(value) + 3}" text-anchor="end">${formatValue(value, panel.unit)}</text>`,
    )
  const ticks = sizes.map((size, place) => {
    const anchor = place === sizes.length - 1 ? 'end' : 'middle'
    const at = place === sizes.length - 1 ? right : toX(size)
    return `<text class="quiet" x="${at}" y="${bottom + 11}" text-anchor="${anchor}">${formatSize(size)}</text>`
  })
  const hasLimit = panel.unit === 'ms' && LIMIT_MS > lowest && LIMIT_MS < highest
  return `<g transform="translate(${x} ${y})">
<text class="title" x="6" y="12">${escapeMarkup(panel.title)}</text>
<text class="quiet" x="6" y="23">${escapeMarkup(panel.remark)}</text>
${decades.map((value) => rule(value, 'grid')).join('\n')}
${hasLimit ? rule(LIMIT_MS, 'limit') : ''}
${[...labels, ...ticks].join('\n')}
${panel.lines.map((line) => drawLine(line, toX, toY)).join('\n')}
</g>`
}

function drawLine(
  { database, isFaint, points }: Line,
  toX: (size: number) => number,
  toY: (value: number) => number,
): string {
  const className = CLASSES[database]
  const places = points.map(({ size, value }) => ({ x: toX(size), y: toY(value) }))
  const line = `<polyline class="${className}${isFaint ? ' faint' : ''}" points="${places.map(({ x, y }) => `${x},${y}`).join(' ')}"/>`
  if (isFaint) return line
  return (
    line +
    places.map(({ x, y }) => `<circle class="${className}" cx="${x}" cy="${y}" r="2"/>`).join('')
  )
}

function formatValue(value: number, unit: Panel['unit']): string {
  if (unit === 'MB') return value >= 1_000 ? `${value / 1_000} GB` : `${value} MB`
  if (value >= 60_000 * 1_000) return `${value / 3_600_000} h`
  return value >= 1_000 ? `${value / 1_000} s` : `${Number(value.toPrecision(1))} ms`
}

function formatSize(size: number): string {
  if (size >= 1_000_000) return `${size / 1_000_000} M`
  return size >= 1_000 ? `${size / 1_000} k` : `${size}`
}
