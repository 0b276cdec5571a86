import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { PRODUCTS_KEY } from '../../../../api/queries/product-queries'
import type { Journal, RunHead } from '../run/journal'
import { createProductService } from '../run/product-service'
import { runAlone } from '../run/run-alone'
import type { RunState } from '../run/run-state'
import { createRunner, type Runner } from '../run/runner'
import { sendStep } from '../run/send-step'
import { noteLastRun } from './bulk-source'

interface RunOptions {
  userId: string
  head: RunHead
  opened: RunState
  journal: Journal
}

/** A plan, and its run once it has begun. Leaving the page pauses it; what was sent is waited for and noted. */
export function useRun({ userId, head, opened, journal }: RunOptions): [RunState, Runner] {
  const queryClient = useQueryClient()
  const [runner] = useState(() => {
    const service = createProductService(userId, queryClient)
    return createRunner(opened, {
      send: (step, isAgain) => sendStep(step, isAgain, service),
      note: journal.note,
      async recall() {
        const noted = await journal.read()
        return noted?.head.startedAt === head.startedAt ? noted.rows : undefined
      },
      alone: (work) => runAlone(userId, work),
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
