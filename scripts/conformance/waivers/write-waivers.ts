import { stringify } from 'yaml'
import { type Finding, listFirstCauses, type Report } from '../model/report'
import type { Waiver, WaiverState } from './apply-waivers'

const HEAD = `Differences that may stay for a while. Each needs a reason, who allows it, and the last day (2026-12-31).`

/**
 * The waivers file for the next run: what is still needed of this one's, without what is repaired; and for each difference
 * that counts a waiver to be filled in.
 */
export function writeWaivers(report: Report, states: readonly WaiverState[]): string {
  const kept = states.flatMap((state) => (isNeeded(state) ? [state.waiver] : []))
  const expired = new Set(
    states.flatMap((state) => (state.kind === 'expired' ? [state.finding] : [])),
  )
  const open = listFirstCauses(report).filter((finding) => !expired.has(finding))
  return `# ${HEAD}\n${stringify({ waivers: [...kept, ...open.map(toDraft)] }, { lineWidth: 0 })}`
}

function isNeeded({ kind }: WaiverState): boolean {
  switch (kind) {
    case 'waived':
    case 'expired':
    case 'not-reached':
      return true
    case 'moved':
    case 'repaired':
      return false
  }
}

function toDraft({ operation, rule, check, step, pointer }: Finding): Waiver {
  return { operation, rule, check, step, pointer, reason: '', who: '', until: '' }
}
