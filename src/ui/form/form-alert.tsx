import Alert from '@mui/material/Alert'
import { type ReactNode, useRef } from 'react'
import { useFocusFallback } from '../use-focus-fallback'

interface FormAlertProps {
  severity: 'error' | 'success' | 'info'
  children: ReactNode
}

/** The outcome of a form, read out at once: red for what failed, green for what was done. */
export function FormAlert({ severity, children }: FormAlertProps) {
  const alert = useRef<HTMLDivElement>(null)
  useFocusFallback(alert)
  return (
    <Alert
      ref={alert}
      severity={severity}
      role={severity === 'error' ? 'alert' : 'status'}
      sx={{ mb: 2 }}
    >
      {children}
    </Alert>
  )
}
