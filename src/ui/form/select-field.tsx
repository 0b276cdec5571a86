import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import type { FieldBinding } from './field-binding'
import { FieldFrame } from './field-frame'

interface SelectFieldProps {
  field: FieldBinding
  label: string
  hint?: ReactNode
  /** Keeps the choice while the options change, as they do when they are loaded. */
  value?: string
  /** `option` elements. */
  children: ReactNode
}

/** A labelled choice of one; the platform's own control, which every device knows to show. */
export function SelectField({ field, label, hint, value, children }: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={field.error} hint={hint}>
      {({ id, ...aria }) => (
        <NativeSelect
          id={id}
          variant="outlined"
          input={<OutlinedInput />}
          inputRef={field.ref}
          inputProps={{ ...aria, name: field.name }}
          {...(value === undefined ? {} : { value })}
          onChange={field.onChange}
          onBlur={field.onBlur}
        >
          {children}
        </NativeSelect>
      )}
    </FieldFrame>
  )
}
