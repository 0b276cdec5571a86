import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/button'
import { ErrorNotice } from '../../../../ui/error-notice'
import { ListSkeleton } from '../../list/list-skeleton'
import { createJournal } from '../run/journal'
import { openRun, planUndo, reopenRun } from '../run/run-state'
import type { BulkSource } from './bulk-source'
import { type Opened, openSource, toPlan } from './open-source'
import { RunView } from './run-view'

interface BulkPanelProps {
  userId: string
  source: BulkSource
  /** Called when a plan begins to be carried out. */
  onBegin(): void
  /** Gives the same source anew, as another object. */
  onRetry(): void
  /** Back to the list; what was done stays noted. */
  onClose(): void
}

/** A bulk change from its plan to its receipt. */
export function BulkPanel({ userId, source, onBegin, onRetry, onClose }: BulkPanelProps) {
  const queryClient = useQueryClient()
  const [journal] = useState(() => createJournal(userId))
  const [result, setResult] = useState<{ source: BulkSource; opened: Opened }>()
  const opened = result?.source === source ? result.opened : undefined
  useEffect(() => {
    let isLeft = false
    void openSource(source, queryClient, journal).then((opened) => {
      if (!isLeft) setResult({ source, opened })
    })
    return () => {
      isLeft = true
    }
  }, [source, queryClient, journal])

  if (!opened) return <ListSkeleton label="Comparing with the products" />
  if (opened.kind === 'unreadable') {
    return (
      <ErrorNotice
        message="There is no plan, and nothing was changed."
        {...(opened.mayPass && { onRetry })}
        wayOn={
          <Button look="quiet" onClick={onClose}>
            Back to the products
          </Button>
        }
      >
        {opened.reason}
      </ErrorNotice>
    )
  }
  const { head } = opened
  return (
    <RunView
      key={head.startedAt}
      userId={userId}
      journal={journal}
      head={head}
      opened={opened.kind === 'plan' ? openRun(opened.plan) : reopenRun(opened.rows)}
      isStored={opened.kind === 'stored'}
      ignored={opened.kind === 'plan' ? opened.ignored : []}
      onBegin={onBegin}
      onUndo={(rows) =>
        setResult({ source, opened: toPlan(`Undo: ${head.title}`, planUndo(rows)) })
      }
      onClose={onClose}
    />
  )
}
