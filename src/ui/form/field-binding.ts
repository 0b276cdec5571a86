import type { ChangeEvent, FocusEvent, Ref } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What ties a control of this folder to its form: spread by `bind(name)` of `useDraftForm`. */
export interface FieldBinding {
  name: string
  /** The message to show at the field; none when it is fine. */
  error: string | undefined
  ref: Ref<Control>
  onChange(event: ChangeEvent<Control>): void
  onBlur(event: FocusEvent<Control>): void
}
