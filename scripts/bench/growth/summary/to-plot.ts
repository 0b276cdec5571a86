import type { Plot } from '../draw/draw-growth'
import type { Line, Panel } from '../draw/panel'
import { formatExponent } from '../fit/fit-power'
import type { Growth } from '../growth'
import { findBreaking, type Series, toSeries } from './series'

const SHORT: Readonly<Record<Growth['database'], string>> = {
  PostgreSQL: 'PostgreSQL',
  'embedded database': 'embedded',
}

/** The plot of all databases: memory first, then a panel for each operation, the slowest first, with the slowest of its calls in front. */
export function toPlot(growths: readonly Growth[]): Plot {
  const series = growths.flatMap(toSeries)
  const slowestFirst = series.toSorted((one, other) => lastValue(other) - lastValue(one))
  const operations = [...new Set(slowestFirst.map(({ operation }) => operation))]
  const panels = [
    toMemoryPanel(growths),
    ...operations.map((operation) =>
      toPanel(
        operation,
        series.filter((candidate) => candidate.operation === operation),
      ),
    ),
  ]
  return {
    title: 'Time and memory as the shop grows',
    description: describe(growths),
    panels,
  }
}

function toPanel(title: string, series: readonly Series[]): Panel {
  const slowest = series.toSorted((one, other) => lastValue(other) - lastValue(one))
  const front = Object.keys(SHORT).flatMap((database) => {
    const found = slowest.find((candidate) => candidate.database === database)
    return found ? [found] : []
  })
  const lines = series.map(({ database, name, points }): Line => {
    const isFaint = !front.some((one) => one.database === database && one.name === name)
    return { database, isFaint, points }
  })
  return { title, remark: describeExponents(front), unit: 'ms', lines }
}

function toMemoryPanel(growths: readonly Growth[]): Panel {
  const lines = growths.map(({ database, steps }) => ({
    database,
    isFaint: false,
    points: steps.map(({ products, mostMb }) => ({ size: products, value: mostMb })),
  }))
  return {
    title: 'Memory of the API’s process',
    remark: 'resident set, at most',
    unit: 'MB',
    lines,
  }
}

function describeExponents(series: readonly Series[]): string {
  const parts = series.map(({ database, exponent }) =>
    exponent === undefined ? '' : `${SHORT[database]} n^${formatExponent(exponent, 1)}`,
  )
  return parts.filter((part) => part !== '').join(', ')
}

function describe(growths: readonly Growth[]): string {
  const about = growths.map((growth) => {
    const largest = growth.steps.at(-1)?.products.toLocaleString('en-US') ?? 'no'
    const [first] = findBreaking(growth)
    const breaks = first
      ? `first past one second: ${first.series.name}`
      : 'nothing passes one second'
    return `${growth.database}, up to ${largest} products: ${breaks}.`
  })
  return `The 95th percentile of each operation and the memory, on logarithmic axes, by the number of products; of orders there are a tenth as many. ${about.join(' ')}`
}

function lastValue({ points }: Series): number {
  return points.at(-1)?.value ?? 0
}
