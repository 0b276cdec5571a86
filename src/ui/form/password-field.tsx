import Button from '@mui/material/Button'
import { useState } from 'react'
import type { FieldBinding } from './field-binding'
import { TextField } from './text-field'

interface PasswordFieldProps {
  field: FieldBinding
  label: string
  /** Tells password managers whether to fill in a password or to offer a new one. */
  autoComplete: 'current-password' | 'new-password'
  hint?: string
}

/** A password, hidden unless one asks to see it. */
export function PasswordField({ label, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      label={label}
      type={isShown ? 'text' : 'password'}
      adornment={
        <Button
          size="small"
          color="inherit"
          aria-pressed={isShown}
          aria-label={`Show ${label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
      }
    />
  )
}
