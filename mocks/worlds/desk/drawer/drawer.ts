/** The desk beside the storefront while it is developed: Vite adds this to the page, and no build has it. */
import { deskAddress } from './desk-address'

const TAG = 'prompt-bazaar-desk'
const STYLE = `
  :host { position: fixed; z-index: 2000; inset: auto 0 0 auto; font: 14px/1.4 system-ui, sans-serif; }
  button { position: absolute; right: 8px; bottom: 8px; padding: 8px 14px; border: 1px solid #fff;
    border-radius: 6px; background: #1c2430; color: #fff; font: inherit; cursor: pointer; }
  button:focus-visible { outline: 2px solid #0b5cad; outline-offset: 2px; }
  iframe { width: min(100vw, 560px); height: 100vh; border: 0; border-left: 1px solid #4c5768;
    background: Canvas; }
`

class DeskDrawer extends HTMLElement {
  connectedCallback(): void {
    // It is none of the storefront's landmarks, and all that a page has should be in one.
    this.setAttribute('role', 'region')
    this.setAttribute('aria-label', 'Development')
    const root = this.attachShadow({ mode: 'open' })
    const style = document.createElement('style')
    style.textContent = STYLE
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Desk'
    button.setAttribute('aria-expanded', 'false')
    let frame: HTMLIFrameElement | undefined
    button.addEventListener('click', () => {
      if (frame) {
        frame.remove()
        frame = undefined
      } else {
        frame = document.createElement('iframe')
        frame.title = 'Desk of the mock'
        // It may be of another origin than the storefront.
        frame.allow = 'clipboard-write'
        frame.src = deskAddress(String(import.meta.env['VITE_API_BASE_URL'] ?? '/api'))
        button.after(frame)
      }
      button.setAttribute('aria-expanded', String(frame !== undefined))
      button.textContent = frame ? 'Close the desk' : 'Desk'
    })
    root.append(style, button)
  }
}

if (!customElements.get(TAG)) {
  customElements.define(TAG, DeskDrawer)
  document.body.append(document.createElement(TAG))
}
