/** Does work when all that was asked for before has ended, well or not. */
export type SerialQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** A line in which one thing is done after the other. */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
