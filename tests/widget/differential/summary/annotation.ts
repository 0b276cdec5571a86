import type { TestInfo } from 'playwright/test'
import type { Verdict } from '../compare/compare'
import type { WalkVerdict } from '../walk/judge'

/** Type of the annotation by which a test tells the reporter how its scenario went. */
export const VERDICT = 'differential'

/** Type of the annotation that names a difference which may show in every scenario, and did in this one. */
export const EVERYWHERE_NOTE = 'differential-everywhere'

/** Type of the annotations by which a test tells the reporter how its walks went. */
export const WALK_VERDICT = 'differential-walk'

/** Leaves the verdict for the reporter. */
export function note({ annotations }: TestInfo, verdict: Verdict): void {
  annotations.push({ type: VERDICT, description: verdict.kind })
  if (verdict.kind === 'differs-by-accident') return
  for (const name of verdict.everywhere) {
    annotations.push({ type: EVERYWHERE_NOTE, description: name })
  }
}

/** Leaves the verdicts on walks for the reporter. */
export function noteWalks({ annotations }: TestInfo, verdicts: readonly WalkVerdict[]): void {
  for (const verdict of verdicts) {
    annotations.push({ type: WALK_VERDICT, description: verdict.kind })
  }
}
