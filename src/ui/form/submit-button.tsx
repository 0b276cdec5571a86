import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import type { MouseEvent, ReactNode } from 'react'
import { useOnline } from '../use-online'

interface SubmitButtonProps {
  isBusy: boolean
  children: ReactNode
}

/** Submits its form. While that is pending, or without a connection, it says so and keeps the focus, but does nothing. */
export function SubmitButton({ isBusy, children }: SubmitButtonProps) {
  const isOnline = useOnline()
  const isWaiting = isBusy || !isOnline
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      aria-disabled={isWaiting}
      aria-busy={isBusy}
      onClick={isWaiting ? preventDefault : undefined}
      startIcon={
        isBusy ? <CircularProgress size={18} color="inherit" aria-label="Sending" /> : undefined
      }
    >
      <span>{children}</span>
      {!isOnline && <span>&nbsp;(needs a connection)</span>}
    </Button>
  )
}

function preventDefault(event: MouseEvent): void {
  event.preventDefault()
}
