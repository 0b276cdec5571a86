/** One scenario as it ran in one engine. */
export interface EngineRun {
  /** Such as `Firefox 153.7`. */
  readonly engine: string
  /** The file of the scenario, such as `purchase`. */
  readonly group: string
  readonly title: string
  readonly isPassed: boolean
}

/** What a table shows of each scenario, by the engine. */
type Cells = ReadonlyMap<string, ReadonlyMap<string, string>>

/** The row that stands for all views. */
export const VIEWS = 'every view of the widget, in 6 languages on pages of both directions'

/** `Engines: Firefox 153.7 13 of 13, WebKitGTK 2.50.6 12 of 13`. */
export function summarize(runs: readonly EngineRun[]): string {
  const counts = enginesOf(runs).map((engine) => {
    const own = runs.filter((run) => run.engine === engine)
    return `${engine} ${countPassed(own)} of ${own.length}`
  })
  return `Engines: ${counts.join(', ')}`
}

/**
 * A row for each scenario, one for all views together, and a column for each engine.
 *
 * @param shown the table as it is: what did not run this time stays, unless its engine is another release by now
 */
export function renderTable(runs: readonly EngineRun[], shown = ''): string {
  const before = readTable(shown)
  const ran = enginesOf(runs)
  const isOutdated = (engine: string) =>
    !ran.includes(engine) && ran.some((now) => nameOf(now) === nameOf(engine))
  const known = [...before.values()].flatMap((cells) => [...cells.keys()])
  const engines = [...new Set([...known.filter((engine) => !isOutdated(engine)), ...ran])].sort()
  const rows = [...new Set([...before.keys(), ...runs.map(rowOf)])].map((row) => {
    const cells = engines.map((engine) => {
      const own = runs.filter((run) => run.engine === engine && rowOf(run) === row)
      const old = before.get(row)?.get(engine)
      return own.length === 0 && old ? old : `${countPassed(own)} of ${own.length}`
    })
    return line([row, ...cells])
  })
  return [line(['Scenario', ...engines]), line(['---', ...engines.map(() => '--:')]), ...rows].join(
    '\n',
  )
}

/** Reads what `renderTable` has written. */
export function readTable(table: string): Cells {
  const [head = [], _rule, ...rows] = table.split('\n').map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  const engines = head.slice(1)
  return new Map(
    rows.map(([row = '', ...cells]) => [
      row,
      new Map(engines.map((engine, index) => [engine, cells[index] ?? ''])),
    ]),
  )
}

function enginesOf(runs: readonly EngineRun[]): string[] {
  return [...new Set(runs.map(({ engine }) => engine))].sort()
}

/** `Firefox 153.7` is a `Firefox`. */
function nameOf(engine: string): string {
  return engine.replace(/ [\d.]*$/, '')
}

function countPassed(runs: readonly EngineRun[]): number {
  return runs.filter(({ isPassed }) => isPassed).length
}

/** The title without the ids of requirements. */
function rowOf({ group, title }: EngineRun): string {
  return group === 'views' ? VIEWS : title.replace(/^([A-Z]+-\d+ )+/, '')
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
