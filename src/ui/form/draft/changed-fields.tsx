import Button from '@mui/material/Button'
import { type ReactNode, useId } from 'react'
import '../form.css'

/** A field that was changed both here and elsewhere. */
export interface ChangedField {
  name: string
  label: string
  /** How it came to differ: a sentence, or the values side by side. */
  facts: ReactNode
  choices: readonly FieldChoice[]
}

export interface FieldChoice {
  label: string
  onChoose(): void
}

/** What was changed on both sides, to be chosen from: one press for each. */
export function ChangedFields({ fields }: { fields: readonly ChangedField[] }) {
  const headingId = useId()
  return (
    <section className="changed-fields" aria-labelledby={headingId}>
      <h2 id={headingId}>Changed since you opened it</h2>
      {fields.map(({ name, label, facts, choices }) => (
        <fieldset key={name}>
          <legend>{label}</legend>
          {facts}
          <div className="changed-field-choices">
            {choices.map((choice) => (
              <Button key={choice.label} variant="outlined" size="small" onClick={choice.onChoose}>
                {choice.label}
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  )
}

interface ValuesProps {
  opened: ReactNode
  theirs: ReactNode
  mine: ReactNode
}

/** The three values of a field, one below the other. */
export function ChangedValues({ opened, theirs, mine }: ValuesProps) {
  return (
    <dl className="changed-values">
      <dt>When you opened it</dt>
      <dd>{opened}</dd>
      <dt>Now</dt>
      <dd>{theirs}</dd>
      <dt>Yours</dt>
      <dd>{mine}</dd>
    </dl>
  )
}
