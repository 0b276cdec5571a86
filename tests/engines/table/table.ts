/** One scenario as it ran in one engine. */
export interface EngineRun {
  /** Such as `Firefox 153.7`. */
  readonly engine: string
  /** The file of the scenario, such as `purchase`. */
  readonly group: string
  readonly title: string
  readonly isPassed: boolean
}

/** `Engines: Firefox 153.7 13 of 13, WebKitGTK 2.50.6 12 of 13`. */
export function summarize(runs: readonly EngineRun[]): string {
  const counts = enginesOf(runs).map((engine) => {
    const own = runs.filter((run) => run.engine === engine)
    return `${engine} ${countPassed(own)} of ${own.length}`
  })
  return `Engines: ${counts.join(', ')}`
}

/** A row for each scenario, one for all views together, and a column for each engine. */
export function renderTable(runs: readonly EngineRun[]): string {
  const engines = enginesOf(runs)
  const rows = [...new Set(runs.map(rowOf))].map((row) => {
    const cells = engines.map((engine) => {
      const own = runs.filter((run) => run.engine === engine && rowOf(run) === row)
      return `${countPassed(own)} of ${own.length}`
    })
    return line([row, ...cells])
  })
  return [line(['Scenario', ...engines]), line(['---', ...engines.map(() => '--:')]), ...rows].join(
    '\n',
  )
}

function enginesOf(runs: readonly EngineRun[]): string[] {
  return [...new Set(runs.map(({ engine }) => engine))].sort()
}

function countPassed(runs: readonly EngineRun[]): number {
  return runs.filter(({ isPassed }) => isPassed).length
}

/** The title without the ids of requirements. */
function rowOf({ group, title }: EngineRun): string {
  if (group === 'views')
    return 'every view of the widget, in 6 languages on pages of both directions'
  return title.replace(/^([A-Z]+-\d+ )+/, '')
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
