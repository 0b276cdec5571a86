import type { TestRun } from './ran-tests'

/** What a stage found. A check such as the type check counts as one. */
export interface StageResult {
  passed: number
  failed: number
  skipped: number
  /** Shown when something failed. */
  output: string
  /** A word on how it was done, shown on the stage's line. */
  note?: string
  /** Its tests one by one, where it runs any. */
  run?: TestRun
}

export interface Stage {
  /** As in `npm test -- unit`. */
  name: string
  /** What it holds, for the list of stages. */
  about: string
  run(): Promise<StageResult>
}

/** The result of something that either holds or does not. */
export function checked(holds: boolean, output: string): StageResult {
  return { passed: holds ? 1 : 0, failed: holds ? 0 : 1, skipped: 0, output }
}

/** Runs a stage; one that can't be run at all has failed once. */
export async function runStage(stage: Stage): Promise<StageResult> {
  try {
    return await stage.run()
  } catch (error) {
    return checked(false, error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
}

export function addResults(results: readonly StageResult[]): { passed: number; failed: number } {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  }
}
