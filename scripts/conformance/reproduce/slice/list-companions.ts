import type { Exchange } from '../../http/exchange'

/** What a service answers to one of two requests that get into each other's way. */
const CONFLICT = 409
const FAILURE = 500

/**
 * The requests of other steps that were under way with one that failed, or met a conflict: of the same operation, so that it
 * may have failed because of them.
 */
export function listCompanions(
  judged: readonly Exchange[],
  exchanges: readonly Exchange[],
): readonly Exchange[] {
  const failed = judged.filter(({ status }) => status === CONFLICT || status >= FAILURE)
  return failed.flatMap((one) =>
    exchanges.filter(
      (other) =>
        other.step !== one.step &&
        other.request.operation === one.request.operation &&
        isMeanwhile(one, other),
    ),
  )
}

function isMeanwhile(a: Exchange, b: Exchange): boolean {
  return a.number <= (b.sentMeanwhile ?? b.number) && b.number <= (a.sentMeanwhile ?? a.number)
}
