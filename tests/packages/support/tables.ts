import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fillPage } from '../../../scripts/security/page/fill-page'
import { ROOT } from '../../../scripts/system/run-command'

const PAGE = join(ROOT, 'docs/widget/packages.md')

/** The tables of the page, with what stands over their columns. */
const TABLES = {
  managers: ['installed by', 'packages', 'MB'],
  bundlers: ['bundled by', 'scripts loaded until a card is paid (gzip)', 'card payment'],
  frameworks: [
    'used in',
    'scripts loaded until a card is paid (gzip)',
    'card payment',
    'on a server',
  ],
  types: ['types resolved by', 'verdict'],
} as const

type Table = keyof typeof TABLES

const rows: Record<Table, string[][]> = { managers: [], bundlers: [], frameworks: [], types: [] }

/** Keeps what was seen of one tool for the page; `vite@8.3.8` is written as `vite 8.3.8`. */
export function keepRow(table: Table, tool: string, ...cells: readonly string[]): void {
  rows[table].push([tool.replace(/(?<!^)@/, ' '), ...cells])
}

/** Writes the tables of which something was seen. */
export async function writeTables(): Promise<void> {
  const names: readonly Table[] = ['managers', 'bundlers', 'frameworks', 'types']
  const seen = names.filter((name) => rows[name].length > 0)
  const parts = Object.fromEntries(seen.map((name) => [name, renderTable(name)]))
  await writeFile(PAGE, fillPage(await readFile(PAGE, 'utf8'), parts))
}

function renderTable(name: Table): string {
  const heads = TABLES[name]
  const lines = [heads, heads.map(() => '---'), ...rows[name]]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
