import { describeLeftBehind } from '../cleanup/describe-left-behind'
import type { Tidied } from '../cleanup/tidy-up'
import type { Call } from '../model/call'
import { CannotRun, Interrupted, Unreached } from '../model/errors'

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
 * @throws {CannotRun} with what is left, in place of one of the checks
 */
export async function tidyOnFailure<T>(
  tidy: () => Promise<Tidied>,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const tidied = await tidy()
    if (error instanceof Interrupted) throw new Interrupted(describeTidied(tidied))
    throw error instanceof CannotRun ? addLeft(error, tidied) : error
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

/** Whoever reads why a run could not go on has to know what stays, as after any run. */
function addLeft(error: CannotRun, { left }: Tidied): CannotRun {
  const message = [error.message, ...describeLeftBehind(left)].join('\n')
  return error instanceof Unreached ? new Unreached(message) : new CannotRun(message)
}

function describeTidied({ deleted, cancelled, left, cutShort }: Tidied): string[] {
  return [
    ...(cutShort === undefined ? [] : [cutShort]),
    `Cleaned up: ${deleted} records deleted, ${cancelled} orders cancelled.`,
    ...describeLeftBehind(left),
  ]
}
