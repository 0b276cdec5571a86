import type { Exchange } from '../../http/exchange'

/** What a service answers to one of two requests that get into each other's way. */
const CONFLICT = 409
const FAILURE = 500

/**
 * The requests of other steps that were under way with one that failed, or that met a conflict or should have: of the same
 * operation, so that it may have been answered so because of them.
 *
 * @param wanted statuses that a right service answers with
 */
export function listCompanions(
  judged: readonly Exchange[],
  exchanges: readonly Exchange[],
  wanted: readonly number[] = [],
): readonly Exchange[] {
  const isSuspect = ({ status }: Exchange) =>
    status === CONFLICT || status >= FAILURE || wanted.includes(CONFLICT)
  return judged
    .filter(isSuspect)
    .flatMap((one) =>
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
