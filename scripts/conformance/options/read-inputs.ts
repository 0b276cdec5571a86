import { type Contract, readContract } from '../contract/read-contract'
import { readGivenContract } from '../contract/read-given-contract'
import { home } from '../files/home'
import { prepareDirectory, prepareFiles } from '../files/prepare-files'
import { readMap } from '../map/read/read-map'
import type { ServiceMap } from '../map/service-map'
import { CannotRun } from '../model/errors'
import { openRecording, type Recording } from '../observe/har/read-recording'
import { readSignIn, type SignIn } from '../people/read-sign-in'
import { type EarlierReport, readJsonReport } from '../report/earlier-report'
import { readWaivers, type WaiverFile } from '../waivers/read-waivers'
import type { CommandOptions } from './parse-options'

type Environment = Readonly<Record<string, string | undefined>>

/** The files that a run works with. */
export interface Inputs {
  readonly contract: Contract
  readonly waivers?: WaiverFile
  /** How people sign in, where they do in another way. */
  readonly signIn?: SignIn
  /** Where the service has what the contract has. */
  readonly map?: ServiceMap
  /** The report that this run is compared with. */
  readonly since?: EarlierReport
  /** Recorded traffic, when that is judged in place of a service. */
  readonly traffic?: Recording
  /** The options, with what `--replay` adds to them. */
  readonly options: CommandOptions
}

/**
 * Reads every file that the options name and sees whether the reports can be written, before anything is sent.
 *
 * @throws {CannotRun} for a file that is not as it must be.
 */
export async function readInputs(
  options: CommandOptions,
  environment: Environment,
): Promise<Inputs> {
  const { auth, map: mapPath, contractPath, waivers, since, replay, observe } = options
  const own = await readContract(home.contractPath)
  const contract =
    contractPath === undefined
      ? own
      : await readGivenContract(contractPath, own, observe === undefined)
  const waiverFile = waivers === undefined ? undefined : await readWaivers(waivers)
  const last = since === undefined ? undefined : await readJsonReport('--since', since)
  const earlier = replay === undefined ? undefined : await readJsonReport('--replay', replay)
  const signIn = auth === undefined ? undefined : await readSignIn(auth, environment)
  const map = mapPath === undefined ? undefined : await readMap(mapPath, contract)
  const traffic = observe === undefined ? undefined : openRecording(observe)
  await prepareFiles(options.reports)
  if (options.scripts !== undefined) await prepareDirectory('--scripts', options.scripts)
  return {
    contract,
    ...(waiverFile ? { waivers: waiverFile } : {}),
    ...(signIn ? { signIn } : {}),
    ...(map ? { map } : {}),
    ...(last ? { since: last } : {}),
    options: earlier ? addReplay(options, earlier) : options,
    ...(traffic ? { traffic } : {}),
  }
}

/** The failed checks of a report, for the same service and seed unless others are given. */
function addReplay(options: CommandOptions, report: EarlierReport): CommandOptions {
  const failed = report.findings.filter(({ severity }) => severity === 'failure')
  if (failed.length === 0) {
    throw new CannotRun(
      `--replay ${options.replay}: it has no difference that could be checked again.`,
    )
  }
  const { baseUrl, seed } = report
  const checks = new Set(failed.map(({ check }) => check))
  return { baseUrl, seed, ...options, only: [...options.only, ...checks] }
}
