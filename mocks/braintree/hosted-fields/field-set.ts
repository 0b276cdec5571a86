import type { EventEmitter } from '../shared/event-emitter'
import { createEventQueue, type FieldsEvents, type FieldsState } from './events'
import type { FieldOptions, FrameStyles } from './field-options'
import type { FieldKey } from './form/field-keys'
import { displayOf, enterText, type Form, type FormStep, moveFocus } from './form/form'
import type { FormChange, ToldState } from './form/form-changes'
import { maskValue, placeCaret } from './frame/displayed-value'
import { createFieldFrame, type FieldFrame } from './frame/field-frame'
import type { FieldPlace } from './validate-options'

const CLASSES = {
  isFocused: 'braintree-hosted-fields-focused',
  isValid: 'braintree-hosted-fields-valid',
  isInvalid: 'braintree-hosted-fields-invalid',
} as const

interface Field {
  readonly frame: FieldFrame
  readonly container: Element
  readonly options: FieldOptions
}

export interface FieldSet {
  /** Resolves when one can type into every field. */
  readonly ready: Promise<void>
  /** What the latest event has told: the page knows nothing else of its frames. */
  readonly state: FieldsState
  readonly form: Form
  find(key: string): Field | undefined
  /** Enters text as if it had been typed. */
  enter(key: FieldKey, text: string): void
  /** Resolves when the events of what happened so far have been sent. */
  settled(): Promise<void>
  remove(): void
}

interface FieldSetOptions {
  readonly places: readonly FieldPlace[]
  readonly form: Form
  readonly styles: FrameStyles
  readonly isAutofillPrevented: boolean
  readonly events: EventEmitter<FieldsEvents>
}

/** The fields on the page with what has been entered into them. */
export function createFieldSet(options: FieldSetOptions): FieldSet {
  const { events } = options
  const queue = createEventQueue()
  const fields = new Map<FieldKey, Field>()
  let { form } = options
  let told: ToldState = form.state

  for (const place of options.places) fields.set(place.key, createField(place))

  function createField({ key, field, container }: FieldPlace): Field {
    const frame = createFieldFrame({
      key,
      field,
      container,
      styles: options.styles,
      isAutofillPrevented: options.isAutofillPrevented,
      listeners: {
        typed: (text) => enter(key, text),
        focused: () => take(key, moveFocus(form, key, true)),
        blurred: () => take(key, moveFocus(form, key, false)),
        submitted: () => {
          announce([{ event: 'inputSubmitRequest', emittedBy: key, state: form.state }], null)
        },
      },
    })
    return { frame, container, options: field }
  }

  function enter(key: FieldKey, text: string): void {
    take(key, enterText(form, key, text))
  }

  function take(key: FieldKey, step: FormStep): void {
    form = step.form
    show(key)
    if (key === 'number') paint('cvv')
    announce(step.changes, step.newBin)
  }

  function show(key: FieldKey): void {
    const field = fields.get(key)
    if (!field) return
    const { element } = field.frame
    const display = displayOf(form, key, field.options.formatInput !== false)
    const text = form.focused === key ? display : maskValue(key, display, field.options)
    if (element.value !== text) {
      const caret = 'selectionStart' in element ? (element.selectionStart ?? 0) : 0
      const place = placeCaret(element.value, caret, text)
      element.value = text
      if ('setSelectionRange' in element && form.focused === key) {
        element.setSelectionRange(place, place)
      }
    }
    paint(key)
  }

  function paint(key: FieldKey): void {
    const verdict = form.state.fields[key]
    const classes = fields.get(key)?.frame.element.classList
    classes?.toggle('valid', verdict?.isValid ?? false)
    classes?.toggle('invalid', !(verdict?.isPotentiallyValid ?? true))
  }

  function announce(changes: readonly FormChange[], newBin: string | null): void {
    for (const change of changes) queue.post(() => tell(change))
    if (newBin !== null) queue.post(() => events.emit('binAvailable', { bin: newBin }))
  }

  function tell({ event, emittedBy, state }: FormChange): void {
    told = state
    const { cards, fields: described } = describe(state)
    const field = described[emittedBy]
    const classes = field?.container.classList
    classes?.toggle(CLASSES.isFocused, field?.isFocused)
    classes?.toggle(CLASSES.isValid, field?.isValid)
    classes?.toggle(CLASSES.isInvalid, field && !field.isPotentiallyValid)
    events.emit(event, { cards, fields: described, emittedBy })
  }

  function describe(state: ToldState): FieldsState {
    const described = [...fields].map(([key, { container }]) => {
      const verdict = state.fields[key]
      return [key, { ...verdict, container }] as const
    })
    return { cards: state.cards, fields: Object.fromEntries(described) }
  }

  return {
    ready: Promise.all([...fields.values()].map(({ frame }) => frame.ready)).then(() => undefined),
    get state() {
      return describe(told)
    },
    get form() {
      return form
    },
    find: (key) => [...fields].find(([known]) => known === key)?.[1],
    enter,
    settled: queue.settled,
    remove() {
      queue.close()
      for (const { frame, container } of fields.values()) {
        frame.remove()
        container.classList.remove(...Object.values(CLASSES))
      }
    },
  }
}
