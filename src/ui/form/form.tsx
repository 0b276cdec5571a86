import type { FormEventHandler, ReactNode } from 'react'
import './form.css'

interface FormProps {
  /** The accessible name. */
  label: string
  onSubmit: FormEventHandler
  /** Leaves it to the browser to refuse empty `required` fields. */
  isCheckedByBrowser?: boolean
  children: ReactNode
}

/** A form whose fields stand one below the other. */
export function Form({ label, onSubmit, isCheckedByBrowser = false, children }: FormProps) {
  return (
    <form className="form" aria-label={label} noValidate={!isCheckedByBrowser} onSubmit={onSubmit}>
      {children}
    </form>
  )
}

/** The last line of a form: its button, and what else one may do. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className="form-foot">{children}</div>
}
