import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import type { MouseEvent, ReactNode } from 'react'

interface SubmitButtonProps {
  isBusy: boolean
  children: ReactNode
}

/** Submits its form. While that is pending it says so and keeps the focus, but does nothing. */
export function SubmitButton({ isBusy, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={isBusy ? preventDefault : undefined}
      startIcon={
        isBusy ? <CircularProgress size={18} color="inherit" aria-label="Sending" /> : undefined
      }
    >
      {children}
    </Button>
  )
}

function preventDefault(event: MouseEvent): void {
  event.preventDefault()
}
