/** Cancelling is as good as a wrong answer. */
export type ChallengeAnswer = 'right' | 'wrong' | 'canceled'

/** The bank's windows that a test answers. */
export interface ChallengeControl {
  /** Shows a window; resolves with the test's answer, and never once the signal is aborted. */
  open(signal: AbortSignal): Promise<ChallengeAnswer>
  /** Answers the window that is open, or else the next one; resolves when that is done. */
  answer(answer: ChallengeAnswer): Promise<void>
  /** Forgets open windows and answers that wait for one. */
  clear(): void
}

type Answer = (answer: ChallengeAnswer) => void

export function createChallengeControl(): ChallengeControl {
  let windows: Answer[] = []
  let waiting: ((answer: Answer) => void)[] = []
  return {
    open: (signal) =>
      new Promise((resolve) => {
        const next = waiting.shift()
        if (next) return next(resolve)
        windows.push(resolve)
        signal.addEventListener('abort', () => {
          windows = windows.filter((window) => window !== resolve)
        })
      }),
    async answer(answer) {
      const open = windows.shift() ?? (await new Promise<Answer>((found) => waiting.push(found)))
      open(answer)
    },
    clear() {
      windows = []
      waiting = []
    },
  }
}
