/** What happened in which order, whoever was told. */
export interface Timeline {
  readonly lines: string[]
  /** Notes something, with the call that it belongs to. */
  note(what: string): void
  /** Notes what happens meanwhile as part of a call. */
  within<Result>(call: string, run: () => Result): Result
}

export function createTimeline(): Timeline {
  const lines: string[] = []
  const open: string[] = []
  let last: { readonly name: string; isSoon: boolean } | undefined

  function momentOf(): string {
    const inner = open.at(-1)
    if (inner !== undefined) return `during ${inner}: `
    return last?.isSoon ? `soon after ${last.name}: ` : ''
  }

  return {
    lines,
    note: (what) => lines.push(`${momentOf()}${what}`),
    within(call, run) {
      const named = `${momentOf()}${call}`
      lines.push(named)
      open.push(call)
      try {
        return run()
      } finally {
        open.pop()
        const ended = { name: call, isSoon: true }
        last = ended
        afterMicrotasks(() => {
          ended.isSoon = false
        })
      }
    },
  }
}

/** The page's timers stand still; messages go on. */
function afterMicrotasks(run: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    run()
  }
  port2.postMessage(undefined)
}
