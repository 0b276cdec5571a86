import type { Finding } from '../model/report'
import { rules } from '../model/rules'
import { type FindingGroup, nameOf } from './report-view'
import { count } from './sentences'

export type Fact = readonly [label: string, text: string]

/** What a finding says, each with its label: the same in every format. */
export function listFacts(finding: Finding): readonly Fact[] {
  const { rule, expected, got, answer, cause } = finding
  return [
    ['contract', rules[rule].promise],
    ['step', nameOf(finding)],
    ['expected', expected],
    ['got', got],
    // Of what differs in one place, or is absent, the answer shows more.
    ...(answer !== undefined && answer !== got ? [['answer', answer] as const] : []),
    ['perhaps', cause],
  ]
}

/** A knock-on in a line. */
export function describeKnockOn(finding: Finding): string {
  const { operation, rule, expected, got } = finding
  return `${operation} · ${rule} (${nameOf(finding)}): expected ${expected}, got ${got}`
}

/** The steps that could not run because of a finding, in a line. */
export function describeBlocked({ blocked }: Pick<FindingGroup, 'blocked'>): string | undefined {
  if (blocked.length === 0) return undefined
  const named = blocked.slice(0, 3).map(nameOf).join('; ')
  const more = blocked.length > 3 ? '; …' : ''
  return `${count(blocked.length, 'step')} because of it: ${named}${more}`
}
