import OutlinedInput from '@mui/material/OutlinedInput'
import type { InputHTMLAttributes, ReactNode } from 'react'
import type { FieldBinding } from './field-binding'
import { FieldFrame } from './field-frame'

interface TextFieldProps {
  field: FieldBinding
  label: string
  type?: 'text' | 'email' | 'password'
  autoComplete?: string
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  hint?: ReactNode
  /** HTML's own `required`: the browser refuses to send the form while the field is empty. */
  isRequired?: boolean
  /** More than one makes it a text area of that many lines. */
  lines?: number
  /** Shown inside the control, at its end. */
  adornment?: ReactNode
}

/** A labelled line or area of text. */
export function TextField({ field, label, hint, lines = 1, ...props }: TextFieldProps) {
  const { type = 'text', autoComplete, inputMode, isRequired = false, adornment } = props
  return (
    <FieldFrame label={label} error={field.error} hint={hint} isRequired={isRequired}>
      {({ id, ...aria }) => (
        <OutlinedInput
          id={id}
          name={field.name}
          type={type}
          autoComplete={autoComplete}
          inputRef={field.ref}
          onChange={field.onChange}
          onBlur={field.onBlur}
          endAdornment={adornment}
          slotProps={{ input: { ...aria, inputMode, ...(lines > 1 ? textArea(lines) : {}) } }}
          // Not MUI's own text area, which measures itself by script, in the commit that shows the form.
          {...(lines > 1 ? { multiline: true, inputComponent: 'textarea' } : {})}
        />
      )}
    </FieldFrame>
  )
}

function textArea(lines: number) {
  return { type: undefined, rows: lines, style: { minHeight: `${lines}lh` } }
}
