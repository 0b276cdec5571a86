import { parseArgs } from 'node:util'
import { readPointer } from '../../mocks/contract/json'
import type { Change, Party } from './change'
import { compareContracts } from './compare-contracts'
import { CannotCompare, readSide } from './read-side'

export const usage = `Says what a change of the contract costs: whom each difference breaks.

  npm run contract:diff -- OLD.yaml NEW.yaml

  --json    the changes as data

Breaks clients: a program that calls the old contract may fail. Breaks backends: a
service that conforms to the old one may not conform any more.

Exit status: 0 nothing breaks; 1 something does; 2 could not run.
`

interface Output {
  write(text: string): unknown
}

/** Runs the command line; returns the exit status. */
export async function runDiff(
  args: readonly string[],
  out: Output,
  error: Output,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    if (values.help) {
      out.write(usage)
      return 0
    }
    const [before, after, ...others] = positionals
    if (before === undefined || after === undefined || others.length > 0) {
      throw new CannotCompare(
        `${positionals.length} files are given: it takes two, the old contract and the new one.`,
      )
    }
    const [old, now] = [await readSide(before), await readSide(after)]
    const changes = compareContracts(old, now)
    const lineOf = (pointer: string) => {
      const side = readPointer(now.document, pointer) === undefined ? old : now
      return `${side.file}:${side.lineOf(pointer)}`
    }
    out.write(
      values.json ? `${JSON.stringify(changes, null, 2)}\n` : `${writeChanges(changes, lineOf)}\n`,
    )
    return changes.some(isBreaking) ? 1 : 0
  } catch (reason) {
    if (!(reason instanceof CannotCompare) && !isWrongOption(reason)) throw reason
    error.write(`could not run: ${reason.message.split('\n')[0]} --help says more.\n`)
    return 2
  }
}

function isWrongOption(reason: unknown): reason is Error {
  return (
    reason instanceof Error && 'code' in reason && String(reason.code).startsWith('ERR_PARSE_ARGS')
  )
}

/** Whether a program or a service that conforms to the old contract may not do so any more. */
function isBreaking({ breaks }: Change): boolean {
  return breaks.length > 0
}

const SECTIONS: readonly { readonly title: string; readonly breaks: readonly Party[] }[] = [
  { title: 'Breaks clients and backends', breaks: ['backends', 'clients'] },
  { title: 'Breaks clients', breaks: ['clients'] },
  { title: 'Breaks backends', breaks: ['backends'] },
  { title: 'Harmless', breaks: [] },
]

/** The changes for people, by whom they break; each with its line. */
function writeChanges(changes: readonly Change[], lineOf: (pointer: string) => string): string {
  if (changes.length === 0) return 'Nothing is different.'
  const parts = SECTIONS.flatMap(({ title, breaks }) => {
    const own = changes.filter((change) => change.breaks.join() === breaks.join())
    const lines = own.map(({ pointer, what, operations }) => {
      const seen = operations.length > 0 ? `  ${operations.join(', ')}` : ''
      return `  ${lineOf(pointer)}  ${what}${seen}\n      ${pointer}`
    })
    return own.length > 0 ? [`${title}: ${own.length}\n${lines.join('\n')}`] : []
  })
  return parts.join('\n\n')
}
