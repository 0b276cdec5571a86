import { readPointer } from '../../mocks/contract/json'
import { parseCommandLine } from '../processes/command-line/read-command-line'
import { SettingError } from '../processes/setting-error'
import type { Change } from './change'
import { compareContracts } from './compare-contracts'
import { CannotCompare, readSide } from './read-side'
import { toMarkdown, toText } from './render-changes'
import { findUses } from './uses/find-uses'

export const usage = `Says what a change of the contract costs: whom each difference breaks, and which screens,
forms, checks and tests of this repository use what is different.

  npm run contract:diff -- OLD.yaml NEW.yaml

  --json      the changes as data, with every file that uses them
  --markdown  the text of a pull request

Breaks clients: a program that calls the old contract may fail. Breaks backends: a
service that conforms to the old one may not conform any more.

Exit status: 0 nothing breaks; 1 something does; 2 could not run.
`

interface Output {
  write(text: string): unknown
}

/**
 * Runs the command line; returns the exit status.
 *
 * @param find who uses what is different
 */
export async function runDiff(
  args: readonly string[],
  out: Output,
  error: Output,
  find = findUses,
): Promise<number> {
  try {
    const { values, positionals } = parseCommandLine({
      args: [...args],
      options: {
        json: { type: 'boolean' },
        markdown: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    })
    if (values.help) {
      out.write(usage)
      return 0
    }
    if (values.json && values.markdown) {
      throw new SettingError('--json and --markdown are given: it takes one of them.')
    }
    const [before, after, ...others] = positionals
    if (before === undefined || after === undefined || others.length > 0) {
      throw new SettingError(
        `${positionals.length} files are given: it takes two, the old contract and the new one.`,
      )
    }
    const [old, now] = [await readSide(before), await readSide(after)]
    const found = compareContracts(old, now)
    const changes = found.length === 0 ? [] : await find(found)
    const placeOf = ({ pointer }: Change) => {
      const side = readPointer(now.document, pointer) === undefined ? old : now
      return `${side.file}:${side.lineOf(pointer)}`
    }
    const text = values.json
      ? JSON.stringify(changes, null, 2)
      : (values.markdown ? toMarkdown : toText)(changes, placeOf)
    out.write(`${text}\n`)
    return changes.some(isBreaking) ? 1 : 0
  } catch (reason) {
    if (!(reason instanceof CannotCompare || reason instanceof SettingError)) throw reason
    error.write(`could not run: ${reason.message} --help says more.\n`)
    return 2
  }
}

/** Whether a program or a service that conforms to the old contract may not do so any more. */
function isBreaking({ breaks }: Change): boolean {
  return breaks.length > 0
}
