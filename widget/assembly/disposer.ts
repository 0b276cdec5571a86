import { withTimeout } from '../model/with-timeout'

/** A component that does not confirm its teardown in time counts as failed; nothing waits longer for it. */
const TEARDOWN_TIMEOUT_MS = 10_000

/** The cleanup of a widget: every task that is registered runs once, when the widget ends. */
export interface Disposer {
  isDisposed(): boolean
  /** Registers a cleanup task; after the end it runs at once. */
  add(task: () => unknown): void
  /**
   * Starts all tasks before it returns, the latest first, so that the page is clean for callers that don't wait.
   *
   * @returns the errors of the tasks that failed, once the last one is done; a second call gives the same
   */
  dispose(): Promise<unknown[]>
}

export function createDisposer(): Disposer {
  let tasks: (() => unknown)[] = []
  let running: Promise<unknown[]> | undefined

  async function runTask(task: () => unknown): Promise<unknown[]> {
    try {
      await withTimeout(Promise.resolve(task()), TEARDOWN_TIMEOUT_MS)
      return []
    } catch (error) {
      return [error]
    }
  }

  return {
    isDisposed: () => running !== undefined,
    add(task) {
      if (running) void runTask(task)
      else tasks = [task, ...tasks]
    },
    dispose() {
      running ??= Promise.all(tasks.map(runTask)).then((errors) => errors.flat())
      return running
    },
  }
}
