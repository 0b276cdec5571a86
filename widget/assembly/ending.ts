import { withTimeout } from '../model/with-timeout'

/** A component that never says that it is gone is taken for gone. */
const TEARDOWN_TIMEOUT_MS = 10_000

/** What has to be undone, once, whenever the widget ends. */
export interface Ending {
  isOver(): boolean
  /** Registers how to undo something; what is set up after the end is undone at once. */
  add(task: () => unknown): void
  /**
   * Starts all tasks at once, the latest first, before it returns: the page is clean even for a caller
   * who can't wait. Resolves when the last one is done, with the errors of those that failed.
   */
  run(): Promise<unknown[]>
}

export function createEnding(): Ending {
  let tasks: (() => unknown)[] = []
  let running: Promise<unknown[]> | undefined

  async function undo(task: () => unknown): Promise<unknown[]> {
    try {
      await withTimeout(Promise.resolve(task()), TEARDOWN_TIMEOUT_MS)
      return []
    } catch (error) {
      return [error]
    }
  }

  return {
    isOver: () => running !== undefined,
    add(task) {
      if (running) void undo(task)
      else tasks = [task, ...tasks]
    },
    run() {
      running ??= Promise.all(tasks.map(undo)).then((errors) => errors.flat())
      return running
    },
  }
}
