import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { type ReactNode, useId } from 'react'

/** What a control needs to be tied to its label, hint and error. */
export interface ControlIds {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean
}

interface FieldFrameProps {
  label: string
  error: string | undefined
  /** Shown below the control while there is no error. */
  hint?: ReactNode
  isRequired?: boolean
  children(ids: ControlIds): ReactNode
}

/**
 * Label, control and the line below it. The line is always there, so that a message neither moves what the
 * pointer is about to press nor appears in a region that screen readers don't yet watch.
 */
export function FieldFrame({ label, error, hint, isRequired = false, children }: FieldFrameProps) {
  const id = useId()
  const messageId = `${id}-message`
  return (
    <FormControl fullWidth error={error !== undefined} required={isRequired}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, fontWeight: 600, color: 'text.primary' }}>
        {label}
      </FormLabel>
      {children({ id, 'aria-describedby': messageId, 'aria-invalid': error !== undefined })}
      <FormHelperText id={messageId} sx={{ mx: 0, minHeight: '1.25rem', lineHeight: 1.25 }}>
        <span aria-live="polite">{error}</span>
        {error === undefined && hint}
      </FormHelperText>
    </FormControl>
  )
}
