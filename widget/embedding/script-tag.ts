import { createWidget } from '../assembly/create-widget'
import { createInstance } from '../instance/create-instance'
import type { DropInInstance } from '../instance/drop-in-instance'
import { DEVELOPER_MESSAGE } from '../locales/translator'
import { DropInError } from '../model/terms/dropin-error'
import { readScriptOptions } from '../options/script-options'
import { submitPayment } from './submit-payment'

const AUTHORIZATION_ATTRIBUTE = 'data-braintree-dropin-authorization'

/**
 * Puts a widget into the form around the first script of the page that asks for one.
 *
 * @throws DropInError `SCRIPT_AUTHORIZATION_REQUIRED` or `SCRIPT_FORM_REQUIRED`
 */
export function startScriptTag(): void {
  const script = document.querySelector<HTMLScriptElement>(`script[${AUTHORIZATION_ATTRIBUTE}]`)
  if (!script) return
  const authorization = script.getAttribute(AUTHORIZATION_ATTRIBUTE)
  if (!authorization) throw new DropInError('SCRIPT_AUTHORIZATION_REQUIRED')
  const form = script.closest('form')
  if (!form) throw new DropInError('SCRIPT_FORM_REQUIRED')
  const container = document.createElement('div')
  container.id = `braintree-dropin-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
  script.before(container)
  const options = { ...readScriptOptions([...script.attributes]), authorization, container }
  payInForm(form, container, () => startWidget(options))
}

async function startWidget(options: Parameters<typeof createWidget>[0]): Promise<DropInInstance> {
  const widget = await createWidget(options)
  widget.track('integration-type.script-tag')
  return createInstance(widget)
}

/** Delays a submit until there is a nonce to send along. */
function payInForm(
  form: HTMLFormElement,
  container: HTMLElement,
  start: () => Promise<DropInInstance>,
): void {
  let starting = begin()
  let isPaying = false

  /** A start that failed is shown, and tried again by the next submit: no form stays locked. */
  async function begin(): Promise<DropInInstance | undefined> {
    container.replaceChildren()
    try {
      return await start()
    } catch (error) {
      console.error(error)
      container.append(createNotice())
      return undefined
    }
  }

  async function pay(submitter: HTMLElement | null): Promise<void> {
    const instance = await starting
    if (instance) await submitPayment(form, submitter, () => instance.requestPaymentMethod())
    else starting = begin()
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isPaying) return
    isPaying = true
    void pay(event.submitter).finally(() => {
      isPaying = false
    })
  })
}

function createNotice(): HTMLElement {
  const notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.textContent = DEVELOPER_MESSAGE
  return notice
}
