import { chapters } from '../asvs/asvs'
import type { Requirement } from '../asvs/requirement'
import { describeTests } from './describe-tests'
import { renderTable } from './render-table'

const STATUSES = ['met', 'not applicable', 'not met'] as const

/** How many requirements of each level are in which state, and each of them by chapter. */
export function renderAsvsTables(levels: ReadonlyMap<string, number>): string {
  return [
    countStatuses(levels),
    ...chapters.map(({ title, requirements }) => {
      const rows = requirements.map((one) => [
        one.id,
        String(levels.get(one.id)),
        one.status,
        describe(one),
      ])
      return `### ${title}\n\n${renderTable(['Number', 'Level', 'Status', 'How, why, or what it would take'], rows)}`
    }),
  ].join('\n\n')
}

function countStatuses(levels: ReadonlyMap<string, number>): string {
  const all = chapters.flatMap(({ requirements }) => requirements)
  const rows = [1, 2].map((level) => {
    const ofLevel = all.filter(({ id }) => levels.get(id) === level)
    const counts = STATUSES.map((wanted) =>
      String(ofLevel.filter(({ status }) => status === wanted).length),
    )
    return [String(level), ...counts, String(ofLevel.length)]
  })
  return renderTable(['level', ...STATUSES, 'together'], rows)
}

function describe(requirement: Requirement): string {
  const { status, how } = requirement
  return status === 'met' ? `${how}<br>${describeTests(requirement.tests)}` : how
}
