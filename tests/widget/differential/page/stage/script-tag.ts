/** A form whose payment a script tag takes. */
export interface ScriptTag {
  /** Attributes of the script besides the authorization, which is the scenario's unless they name one. */
  readonly attributes?: Readonly<Record<string, string>>
  /** Fields that the merchant made, by name. */
  readonly fields?: Readonly<Record<string, string>>
  /** Name and value of the button that sends the form; it has none unless given. */
  readonly button?: readonly [name: string, value: string]
  /** Whether the merchant forgot the form. */
  readonly isWithoutForm?: boolean
}

export const AUTHORIZATION = 'data-braintree-dropin-authorization'

/** Puts the form on the page, and the script into it; notes what would be sent. */
export function placeScript(
  script: HTMLScriptElement,
  { attributes = {}, fields = {}, button, isWithoutForm = false }: ScriptTag,
  send: (line: string) => void,
): void {
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  const form = document.createElement(isWithoutForm ? 'div' : 'form')
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { name, value }))
  }
  const [name, value] = button ?? ['', '']
  const pay = { id: 'pay', type: 'submit', textContent: 'Pay', name, value }
  form.append(script, Object.assign(document.createElement('button'), pay))
  HTMLFormElement.prototype.submit = function submit() {
    for (const [key, text] of [...new FormData(this)].sort()) send(`the form sends ${key}: ${text}`)
  }
  document.querySelector('main')?.append(form)
}
