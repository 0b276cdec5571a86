import { doubtful, type Finding, good, missing } from './finding'

/** When the security fixes of each line end, by Node's release schedule. */
const NODE_ENDS: Readonly<Record<number, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
}
const OLDEST_NODE: readonly [major: number, minor: number] = [20, 19]

/** Whether Node is one that the shop runs on. This file imports nothing that an older one lacks. */
export function examineNode(version: string, now: Date): Finding {
  if (isBefore(version, OLDEST_NODE)) {
    return missing(`Node ${version} is too old; the shop needs ${OLDEST_NODE.join('.')} or later.`)
  }
  const ends = NODE_ENDS[majorOf(version)]
  if (ends === undefined) {
    return doubtful(`Node ${version} is not a line that the shop is tested on: 20, 22 and 24 are.`)
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
