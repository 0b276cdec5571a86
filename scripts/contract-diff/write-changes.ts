import type { Change, Party } from './change'

/** Whether a program or a service that conforms to the old contract may not do so any more. */
export function isBreaking({ breaks }: Change): boolean {
  return breaks.length > 0
}

const SECTIONS: readonly { readonly title: string; readonly breaks: readonly Party[] }[] = [
  { title: 'Breaks clients and backends', breaks: ['backends', 'clients'] },
  { title: 'Breaks clients', breaks: ['clients'] },
  { title: 'Breaks backends', breaks: ['backends'] },
  { title: 'Harmless', breaks: [] },
]

/** The changes for people, by whom they break; each with its line. */
export function writeChanges(
  changes: readonly Change[],
  lineOf: (pointer: string) => string,
): string {
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
