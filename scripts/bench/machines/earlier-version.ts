import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { keepBuild } from '../../start/kept-build'
import { ROOT, runCommand } from '../../system/run-command'
import type { ServiceProgram } from '../reliability/service/start-service'

/** Of 22 November 2026: 9.2 ms of processor time for an order, on the machine of `docs/deployment.md`. */
const COMMIT = 'af6f0f123b33c3ef8effed0554a4d47e9a55b395'
const FOLDER = join(ROOT, '.cache/bench/earlier')
/** All that its API takes; its packages are those of this version. */
const PATHS = ['mocks', 'scripts', 'src', 'openapi.yaml', 'package.json', 'tsconfig.json']
const ENTRY = 'scripts/bench/reliability/service/service-process.ts'

/**
 * The API as it was when an order took 9.2 ms, from the repository's history; below the repository, so that it finds the
 * packages.
 *
 * @throws Error where there is no such history
 */
export async function unpackEarlierVersion(): Promise<ServiceProgram> {
  const directory = await keepBuild({ folder: FOLDER, name: COMMIT, make: unpack })
  return { entry: join(directory, ENTRY), settings: {} }
}

async function unpack(draft: string): Promise<void> {
  const archive = `${draft}.tar`
  await mkdir(draft, { recursive: true })
  await must('git', ['archive', '--output', archive, COMMIT, ...PATHS])
  await must('tar', ['-xf', archive, '-C', draft])
  await rm(archive)
}

async function must(command: string, args: readonly string[]): Promise<void> {
  const { isOk, output } = await runCommand(command, args)
  if (!isOk) throw new Error(`${command} failed: ${output}`)
}
