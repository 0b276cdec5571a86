import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { PRODUCTS_KEY } from '../../../../api/queries/product-queries'
import type { Journal, RunHead } from '../run/journal'
import { createProductService } from '../run/product-service'
import type { RunRow, RunState } from '../run/run-state'
import { createRunner, type Runner } from '../run/runner'
import { sendStep } from '../run/send-step'
import { noteLastRun } from './bulk-source'

interface RunOptions {
  userId: string
  opened: RunState
  journal: Journal
}

/** A plan, and its run once it has begun. Leaving the page pauses it; what was sent is waited for and noted. */
export function useRun({ userId, opened, journal }: RunOptions): [RunState, Runner] {
  const queryClient = useQueryClient()
  const [runner] = useState(() => {
    const service = createProductService(userId, queryClient)
    return createRunner(opened, {
      send: (step, isAgain) => sendStep(step, isAgain, service),
      note: journal.note,
      recall: async () => (await journal.read())?.rows ?? [],
      alone: (work) => runAlone(`bulk-run ${userId}`, work),
      wait: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000)),
      onRest() {
        if (runner.get().phase === 'finished') noteLastRun(userId, 'ended')
        void queryClient.invalidateQueries({ queryKey: [PRODUCTS_KEY] })
      },
    })
  })
  useEffect(() => runner.pause, [runner])
  const subscribe = useCallback(
    (onChange: () => void) => inBatches(runner.subscribe, onChange),
    [runner],
  )
  return [useSyncExternalStore(subscribe, runner.get), runner]
}

/** A run has hundreds of changes a second; to draw each would take longer than to send it. */
const BATCH_MS = 100

/** Calls back once for all changes of a moment; the function it returns ends that. */
function inBatches(subscribe: Runner['subscribe'], onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = subscribe(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      onChange()
    }, BATCH_MS)
  })
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}

/** Puts a plan in the place of the last run, so that it can begin. @throws when the browser keeps nothing */
export async function beginRun(
  { userId, journal }: Pick<RunOptions, 'userId' | 'journal'>,
  head: RunHead,
  rows: readonly RunRow[],
): Promise<void> {
  await journal.begin(head, rows)
  noteLastRun(userId, 'open')
}

/** By the browser's own locks, which it releases when a tab dies; where there are none, every tab may run. */
async function runAlone(name: string, work: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await work()
    return true
  }
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work()
    return lock !== null
  })
}
