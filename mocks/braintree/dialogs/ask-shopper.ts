import { createDialogElements } from './dialog-elements'
import type { ShopperAnswer, ShopperDialog } from './shopper-dialog'

/**
 * Asks the person before the screen, as the window of a real wallet or bank would. Escape cancels;
 * afterwards the focus is where it was.
 */
export function askShopper(dialog: ShopperDialog): Promise<ShopperAnswer> {
  const { host, element, form, inputs, cancel } = createDialogElements(dialog)
  return new Promise((resolve) => {
    const canceled = () => close({ kind: 'canceled' })
    const close = (answer: ShopperAnswer) => {
      // Closing gives the focus back; it has to happen before the element leaves the page.
      dialog.signal?.removeEventListener('abort', canceled)
      element.close()
      host.remove()
      resolve(answer)
    }
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const values = inputs.map((input) => [input.name, input.value])
      close({ kind: 'agreed', values: Object.fromEntries(values) })
    })
    cancel.addEventListener('click', canceled)
    element.addEventListener('cancel', (event) => {
      event.preventDefault()
      canceled()
    })
    dialog.signal?.addEventListener('abort', canceled, { once: true })
    document.body.append(host)
    element.showModal()
  })
}
