import type { Change, Party } from './change'
import type { UsedChange, Uses } from './uses/find-uses'

const SECTIONS: readonly { readonly title: string; readonly breaks: readonly Party[] }[] = [
  { title: 'Breaks clients and backends', breaks: ['backends', 'clients'] },
  { title: 'Breaks clients', breaks: ['clients'] },
  { title: 'Breaks backends', breaks: ['backends'] },
  { title: 'Harmless', breaks: [] },
]

const KINDS = ['screens', 'forms', 'code', 'checks', 'tests'] as const satisfies (keyof Uses)[]
/** Of each kind; `--json` has all. */
const SHOWN = 5

/** Where a change is written: `openapi.yaml:780`. */
export type PlaceOf = (change: Change) => string

/** The changes for a terminal, by whom they break; each with its line and who uses it here. */
export function toText(changes: readonly UsedChange[], placeOf: PlaceOf): string {
  if (changes.length === 0) return 'Nothing is different.'
  const parts = listSections(changes).map(({ title, own }) => {
    const lines = own.flatMap((change) => [
      `  ${placeOf(change)}  ${change.what}${change.operations.length > 0 ? `  ${change.operations.join(', ')}` : ''}`,
      `      ${change.pointer}`,
      ...listUses(change.uses).map(({ kind, files }) => `      ${kind.padEnd(7)}  ${files}`),
    ])
    return `${title}: ${own.length}\n${lines.join('\n')}`
  })
  return parts.join('\n\n')
}

/** The same as the text of a pull request: what breaks is a list to tick off. */
export function toMarkdown(changes: readonly UsedChange[], placeOf: PlaceOf): string {
  if (changes.length === 0) return 'The contract stays as it is.'
  const sections = listSections(changes)
  const counts = sections.map(({ title, own }) => `${title.toLowerCase()}: ${own.length}`)
  const parts = sections.map(({ title, own }) => {
    const box = title === 'Harmless' ? '-' : '- [ ]'
    const rows = own.flatMap((change) => [
      `${box} ${change.what} at \`${placeOf(change)}\` (\`${change.pointer}\`)${listCalls(change)}`,
      ...listUses(change.uses, (path) => `\`${path}\``).map(
        ({ kind, files }) => `  - ${kind}: ${files}`,
      ),
    ])
    return `### ${title}\n\n${rows.join('\n')}`
  })
  return [`## Changes of the contract\n\n${counts.join('; ')}.`, ...parts].join('\n\n')
}

function listCalls({ operations }: Change): string {
  return operations.length === 0 ? '' : `, seen by ${operations.join(', ')}`
}

function listSections(changes: readonly UsedChange[]) {
  return SECTIONS.map(({ title, breaks }) => ({
    title,
    own: changes.filter((change) => change.breaks.join() === breaks.join()),
  })).filter(({ own }) => own.length > 0)
}

function listUses(uses: Uses, write = (path: string) => path) {
  return KINDS.filter((kind) => uses[kind].length > 0).map((kind) => {
    const shown = uses[kind].slice(0, SHOWN).map(write)
    const more = uses[kind].length - shown.length
    return { kind, files: more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ') }
  })
}
