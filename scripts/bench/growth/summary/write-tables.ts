import { formatNumber } from '../../report/format-table'
import { formatExponent } from '../fit/fit-power'
import { type Growth, PRODUCTS_PER_ORDER } from '../growth'
import { type Breaking, findBreaking, type Series, toSeries } from './series'

const NOTHING = '–'
const BYTES_PER_MB = 1_000_000

/** What was measured, as Markdown: each call, memory, what would break first. */
export function writeTables(growths: readonly Growth[]): string {
  return [
    '![Time and memory as the shop grows](growth.svg)',
    ...growths.flatMap(({ stopped }) => (stopped === undefined ? [] : [stopped])),
    '### Each call, 95th percentile in ms',
    writeCalls(growths),
    '### Memory and filling',
    writeMemory(growths),
    '### What passes one second, by database, first what does so first',
    ...growths.map(writeBreaking),
  ].join('\n\n')
}

function writeCalls(growths: readonly Growth[]): string {
  const all = growths.map(toSeries)
  const sizes = growths.map(({ steps }) => steps.map(({ products }) => products))
  const head = growths.flatMap(({ database }, index) => [
    ...(sizes[index] ?? []).map((size, place) =>
      place === 0 ? `${database} ${short(size)}` : short(size),
    ),
    'exponent',
  ])
  const names = [...new Map(all.flat().map((series) => [series.name, series.operation]))]
  const rows = names.map(([name, operation]) => [
    `\`${operation}\``,
    name,
    ...growths.flatMap((_, index) =>
      toCells(
        all[index]?.find((series) => series.name === name),
        sizes[index] ?? [],
      ),
    ),
  ])
  return writeTable(['operation', 'call', ...head], rows, 2)
}

function toCells(series: Series | undefined, sizes: readonly number[]): string[] {
  const values = sizes.map((size) => {
    const point = series?.points.find((candidate) => candidate.size === size)
    return point ? formatNumber(point.value) : NOTHING
  })
  return [...values, series?.exponent === undefined ? NOTHING : formatExponent(series.exponent, 2)]
}

function writeMemory(growths: readonly Growth[]): string {
  const rows = growths.flatMap(({ database, steps }) =>
    steps.map(({ products, startedMb, mostMb, fillSeconds }) => [
      database,
      products.toLocaleString('en-US'),
      (products / PRODUCTS_PER_ORDER).toLocaleString('en-US'),
      `${formatNumber(startedMb)} MB`,
      `${formatNumber(mostMb)} MB`,
      `${formatNumber(fillSeconds)} s`,
    ]),
  )
  return writeTable(['database', 'products', 'orders', 'started', 'at most', 'filling'], rows, 1)
}

function writeBreaking(growth: Growth): string {
  const rows = findBreaking(growth).map(({ series, size, bytes, isExtrapolated }: Breaking) => [
    series.name,
    `${isExtrapolated ? 'about ' : ''}${round(size)} ${series.kind}`,
    isExtrapolated ? 'extrapolated' : 'measured',
    bytes === undefined ? NOTHING : `${formatNumber(bytes / BYTES_PER_MB)} MB`,
  ])
  if (rows.length === 0) return `${growth.database}: nothing, up to ten times the largest size.`
  return writeTable([growth.database, 'passes one second at', '', 'an answer there'], rows, 2)
}

function writeTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  textColumns: number,
): string {
  const rule = head.map((_, column) => (column < textColumns ? '---' : '--:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function short(size: number): string {
  return size.toLocaleString('en-US')
}

/** Two digits that count: an extrapolation knows no more. */
function round(size: number): string {
  return Number(size.toPrecision(2)).toLocaleString('en-US')
}
