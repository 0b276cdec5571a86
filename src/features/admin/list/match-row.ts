import { foldText } from '../../../lib/fold-text'

/** Whether every word of the query stands somewhere in a folded text. */
export function matchesText(foldedText: string, query: string): boolean {
  return foldText(query)
    .split(/\s+/)
    .every((word) => foldedText.includes(word))
}

/** Whether a moment lies between two days of the visitor's time zone, both inclusive; an empty one is open. */
export function matchesDays(moment: string, from: string, to: string): boolean {
  if (from === '' && to === '') return true
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return false
  const day = localDay(date)
  return (from === '' || day >= from) && (to === '' || day <= to)
}

function localDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}
