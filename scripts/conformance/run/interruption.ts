import { describeLeftBehind } from '../ledger/describe-left-behind'
import type { Tidied } from '../ledger/tidy-up'
import type { Call } from '../model/call'
import { Interrupted } from '../model/errors'

/** The signals that end a run: the first one lets it clean up, the second one ends it at once. Their reasons are their names. */
export interface Interruption {
  readonly first: AbortSignal
  readonly second: AbortSignal
}

/** Sends nothing any more once the signal has come. */
export function untilAborted(call: Call, signal: AbortSignal | undefined): Call {
  return (operation, options) =>
    signal?.aborted ? Promise.reject(new Interrupted()) : call(operation, options)
}

/**
 * Runs the checks; when they end before their time, what they made is deleted all the same.
 *
 * @throws {Interrupted} with what was cleaned up, in place of an `Interrupted` of the checks
 */
export async function tidyOnFailure<T>(
  tidy: () => Promise<Tidied>,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const tidied = await tidy()
    throw error instanceof Interrupted ? new Interrupted(describeTidied(tidied)) : error
  }
}

/**
 * The result, unless the signal comes first.
 *
 * @throws {Interrupted} with what is left at that moment
 */
export async function orAtOnce<T>(
  signal: AbortSignal | undefined,
  result: Promise<T>,
  describeLeft: () => readonly string[],
): Promise<T> {
  if (!signal) return result
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () =>
      reject(new Interrupted(['Nothing more was cleaned up.', ...describeLeft()])),
    )
  })
  return Promise.race([result, stopped])
}

function describeTidied({ deleted, cancelled, left }: Tidied): string[] {
  return [
    `Cleaned up: ${deleted} records deleted, ${cancelled} orders cancelled.`,
    ...describeLeftBehind(left),
  ]
}
