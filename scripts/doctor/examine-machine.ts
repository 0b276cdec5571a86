import { examineNode, isBefore } from './examine-node'
import { doubtful, type Finding, good, missing } from './finding'

export interface MachineFacts {
  /** Without the `v`. */
  readonly nodeVersion: string
  /** `undefined` when npm has not started this. */
  readonly npmVersion: string | undefined
  readonly isStorefrontBuilt: boolean
  /** Whether this user may write what a build writes. */
  readonly canBuild: boolean
  /** How many files and connections a process may have open; `undefined` where the system does not say. */
  readonly openFiles: number | undefined
  /** The embedded database's directory; absent with `DATABASE_URL`. */
  readonly directory?: {
    readonly path: string
    readonly isWritable: boolean
    readonly freeBytes: number
  }
  readonly now: Date
}

/** From this version on it obeys `allowScripts`; earlier ones obey `ignore-scripts`, which .npmrc sets for all. */
const SCRIPTS_JUDGED_FROM: readonly [major: number, minor: number] = [11, 16]
/** 4,000 connections of visitors, those of a proxy beside them, and files. */
const ENOUGH_FILES = 8_192
const ENOUGH_BYTES = 1_000_000_000
/** The release is newer than this, so an earlier clock is wrong. */
const MADE_AT = Date.parse('2026-01-01T00:00:00Z')

export function examineMachine(facts: MachineFacts): Finding[] {
  const { directory, now } = facts
  return [
    examineNode(facts.nodeVersion, now),
    examineNpm(facts.npmVersion),
    examineBuild(facts),
    ...(facts.openFiles === undefined ? [] : [examineOpenFiles(facts.openFiles)]),
    ...(directory ? examineDirectory(directory) : []),
    now.getTime() < MADE_AT
      ? missing(
          'The clock of this machine is years behind. Set it: sessions and payments depend on it.',
        )
      : good(`The clock shows ${now.toISOString()}.`),
  ]
}

function examineBuild({ isStorefrontBuilt, canBuild }: MachineFacts): Finding {
  if (isStorefrontBuilt) return good('The storefront is built.')
  return canBuild
    ? doubtful(
        'The storefront is not built for these sources and settings: the first start builds it, which takes a while. "npm start -- --api" needs none.',
      )
    : missing(
        'The storefront is not built for these sources and settings, and this user may not write here. Run "npm run build" with the same settings as the user who may; "npm start -- --api" needs none.',
      )
}

function examineNpm(version: string | undefined): Finding {
  if (version === undefined) {
    return doubtful('npm did not start this, so its version is unknown. Run "npm run doctor".')
  }
  return isBefore(version, SCRIPTS_JUDGED_FROM)
    ? doubtful(
        `npm ${version} does not know allowScripts: only ignore-scripts in .npmrc keeps packages from running scripts. Keep it.`,
      )
    : good(`npm ${version} lets no package run a script when it is installed.`)
}

function examineOpenFiles(openFiles: number): Finding {
  return openFiles < ENOUGH_FILES
    ? doubtful(
        `A process may have ${openFiles} files and connections open here; more connections are cut, and no log tells. Allow ${ENOUGH_FILES}: ulimit -n, LimitNOFILE in systemd.`,
      )
    : good('A process may have enough files and connections open.')
}

function examineDirectory(directory: NonNullable<MachineFacts['directory']>): Finding[] {
  const { path, isWritable, freeBytes } = directory
  return [
    isWritable
      ? good(`${path} can be written to.`)
      : missing(
          `${path} can't be written to. Give it to this user, or name another with DATA_DIR.`,
        ),
    freeBytes < ENOUGH_BYTES
      ? doubtful(`Less than 1 GB is free where ${path} is. Make room.`)
      : good('There is room on the disk.'),
  ]
}
