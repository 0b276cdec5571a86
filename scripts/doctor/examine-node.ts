import { doubtful, type Finding, good, missing } from './finding'

interface NodeLine {
  readonly oldest: readonly [major: number, minor: number]
  /** When its security fixes end, by Node's release schedule. */
  readonly ends: string
}

/** The lines that the shop is tested on, as `package.json` has them in `engines`. */
const NODE_LINES: Readonly<Record<number, NodeLine>> = {
  20: { oldest: [20, 19], ends: '2026-04-30' },
  22: { oldest: [22, 12], ends: '2027-04-30' },
  24: { oldest: [24, 0], ends: '2028-04-30' },
  26: { oldest: [26, 0], ends: '2029-04-30' },
}
const FIRST_LINE = 20

/** Whether Node is one that the shop runs on. This file imports nothing that an older one lacks. */
export function examineNode(version: string, now: Date): Finding {
  const major = majorOf(version)
  const line = NODE_LINES[Math.max(major, FIRST_LINE)]
  if (line === undefined) {
    return doubtful(
      `Node ${version} is not a line that the shop is tested on: ${Object.keys(NODE_LINES).join(', ')}.`,
    )
  }
  const { oldest, ends } = line
  if (isBefore(version, oldest)) {
    return missing(`Node ${version} is too old; the shop needs ${oldest.join('.')} or later.`)
  }
  return now.getTime() > Date.parse(ends)
    ? doubtful(`Node ${version} has had no security fixes since ${ends}. Take a later line.`)
    : good(`Node ${version} gets security fixes until ${ends}.`)
}

function majorOf(version: string): number {
  return Number(version.split('.')[0])
}

/** Whether a version comes before another one. */
export function isBefore(version: string, [major, minor]: readonly [number, number]): boolean {
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number)
  return ownMajor < major || (ownMajor === major && ownMinor < minor)
}
