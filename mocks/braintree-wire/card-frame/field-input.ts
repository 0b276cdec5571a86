import {
  allowedFields,
  allowedStyles,
  autocompleteMappings,
  events,
} from 'braintree-web/hosted-fields/shared/constants'
import type Framebus from 'framebus'
import * as z from 'zod/mini'
import type { CardForm } from './card-form'
import { formatValue } from './format-value'
import type { FrameConfig } from './frame-config'

const commandSchema = z.looseObject({
  field: z.string(),
  attribute: z._default(z.string(), ''),
  value: z._default(z.union([z.string(), z.boolean()]), ''),
  message: z._default(z.string(), ''),
})

type Command = z.infer<typeof commandSchema>

/** Shows one field of the form in its frame, and does there what the page asks for. */
export function openField(key: string, form: CardForm, config: FrameConfig, bus: Framebus): void {
  const input = createInput(key, config.fields[key])
  const message = document.createElement('div')
  message.id = 'description'
  message.hidden = true
  const style = document.createElement('style')
  style.textContent = writeStyles(config.styles)
  document.head.append(style)
  document.body.append(input, message)

  input.addEventListener('input', () => {
    input.value = formatValue(key, input.value, config.fields[key]?.maxlength)
    form.setValue(key, input.value)
  })
  input.addEventListener('focus', () => form.setFocus(key, true))
  input.addEventListener('blur', () => form.setFocus(key, false))
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') form.submit(key)
  })

  const on = (event: string | undefined, act: (command: Command) => void) =>
    bus.on(String(event), (given) => {
      const command = commandSchema.parse(given)
      if (command.field === key) act(command)
    })
  on(events['TRIGGER_INPUT_FOCUS'], () => input.focus())
  on(events['CLEAR_FIELD'], () => {
    input.value = ''
    form.setValue(key, '')
  })
  on(events['SET_ATTRIBUTE'], ({ attribute, value }) =>
    input.setAttribute(attribute, String(value)),
  )
  on(events['REMOVE_ATTRIBUTE'], ({ attribute }) => input.removeAttribute(attribute))
  on(events['SET_MESSAGE'], ({ message: text }) => {
    message.textContent = text
  })
  on(events['ADD_CLASS'], ({ field: _own, ...command }) =>
    input.classList.add(String(command['classname'])),
  )
  on(events['REMOVE_CLASS'], ({ field: _own, ...command }) =>
    input.classList.remove(String(command['classname'])),
  )
}

function createInput(key: string, options: FrameConfig['fields'][string] | undefined) {
  const { name = key, label = key } = allowedFields[key] ?? {}
  const input = document.createElement('input')
  input.id = name
  input.name = name
  input.type = options?.type ?? 'text'
  input.className = key
  input.placeholder = options?.placeholder ?? ''
  input.inputMode = key === 'cardholderName' || key === 'postalCode' ? 'text' : 'numeric'
  input.setAttribute('aria-label', label)
  input.setAttribute('aria-describedby', 'description')
  input.setAttribute('autocomplete', autocompleteMappings[name] ?? 'off')
  return input
}

/** The merchant's styles as a style sheet, without what the real frames don't let through. */
function writeStyles(styles: Readonly<Record<string, unknown>>): string {
  return Object.entries(styles)
    .map(([selector, rules]) => `${selector} { ${writeRules(rules)} }`)
    .join('\n')
}

function writeRules(rules: unknown): string {
  if (typeof rules !== 'object' || rules === null) return ''
  return Object.entries(rules)
    .map(([name, value]) => {
      // Below a media query there are selectors.
      if (typeof value === 'object') return `${name} { ${writeRules(value)} }`
      const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return allowedStyles.includes(property) ? `${property}: ${value};` : ''
    })
    .join(' ')
}
