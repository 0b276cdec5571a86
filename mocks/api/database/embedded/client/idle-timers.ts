import type { Extension } from '@electric-sql/pglite'
import { asObject } from '../../../../contract/json'
import { withoutHold } from '../../../lib/without-hold'

/**
 * Lets a process end while the embedded database waits for nothing but its own timers: ten seconds after its last statement
 * it would write statistics, which nobody reads in memory.
 */
export const idleTimers: Extension = {
  name: 'timers that keep no process alive',
  async setup(_, options: unknown) {
    const { instantiateWasm: instantiate, ...rest } = asObject(options)
    if (typeof instantiate !== 'function') {
      throw new Error('PGlite has no "instantiateWasm" any more, by which its timers are reached.')
    }
    const instantiateWasm = (imports: unknown, done: unknown): unknown => {
      const environment = asObject(asObject(imports)['env'])
      const setTimer = environment['_setitimer_js']
      if (typeof setTimer !== 'function') {
        throw new Error('PGlite sets its timers by another name than "_setitimer_js".')
      }
      Object.assign(environment, {
        _setitimer_js: (which: number, ms: number): unknown =>
          setWithoutHold(() => Reflect.apply(setTimer, undefined, [which, ms])),
      })
      return Reflect.apply(instantiate, undefined, [imports, done])
    }
    return { emscriptenOpts: { ...rest, instantiateWasm } }
  },
}

/** Does work at once, whose timers keep no process alive: PGlite gives no other access to them. */
function setWithoutHold<Result>(work: () => Result): Result {
  const { setTimeout: set } = globalThis
  const setTimeout = (action: () => void, ms?: number) => withoutHold(set(action, ms))
  Object.assign(globalThis, { setTimeout })
  try {
    return work()
  } finally {
    Object.assign(globalThis, { setTimeout: set })
  }
}
