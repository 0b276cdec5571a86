import type { CallName } from './recorded-call'

/** What a call does instead of its own work. */
export type CallPlan =
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'fail'; readonly error: unknown }
  | { readonly kind: 'hang' }
  | { readonly kind: 'answer'; readonly value: unknown }

export interface PlanOptions {
  /** How many calls the plan applies to; all of them by default. */
  readonly times?: number
}

interface PlannedCall {
  readonly plan: CallPlan
  remaining: number
}

export interface CallPlans {
  /** Plans pile up: a delay and a failure make a late failure. */
  add(name: CallName, plan: CallPlan, options?: PlanOptions): void
  /** The plans for a call that is being made now, used up by it. */
  take(name: CallName): readonly CallPlan[]
  /** A promise that a hanging call waits for. */
  waitForRelease(name: CallName): Promise<void>
  /** Lets the calls go on that hang now, and forgets the plan to hang. */
  release(name: CallName): void
  clear(): void
}

export function createCallPlans(): CallPlans {
  const plans = new Map<CallName, PlannedCall[]>()
  const waiting = new Map<CallName, (() => void)[]>()
  return {
    add(name, plan, { times = Number.POSITIVE_INFINITY } = {}) {
      plans.set(name, [...(plans.get(name) ?? []), { plan, remaining: times }])
    },
    take(name) {
      const current = (plans.get(name) ?? []).filter((planned) => planned.remaining > 0)
      for (const planned of current) planned.remaining -= 1
      return current.map((planned) => planned.plan)
    },
    waitForRelease: (name) =>
      new Promise((resolve) => {
        waiting.set(name, [...(waiting.get(name) ?? []), resolve])
      }),
    release(name) {
      const others = (plans.get(name) ?? []).filter((planned) => planned.plan.kind !== 'hang')
      plans.set(name, others)
      for (const resolve of waiting.get(name) ?? []) resolve()
      waiting.delete(name)
    },
    clear() {
      plans.clear()
      waiting.clear()
    },
  }
}
