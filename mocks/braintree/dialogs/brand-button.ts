export interface BrandButton {
  readonly label: string
  readonly background: string
  readonly color: string
}

const CSS = `
button {
  box-sizing: border-box;
  width: 100%;
  min-height: 2.75rem;
  border: 1px solid ButtonBorder;
  border-radius: 0.25rem;
  font: 700 1.125rem/1 system-ui, sans-serif;
  cursor: pointer;
}
button:focus-visible { outline: 3px solid light-dark(#0b62d6, #8ab4ff); outline-offset: 2px }
`

/** A wallet's button in its own shadow root; the real ones are in a frame. */
export function createBrandButton(brand: BrandButton): {
  host: HTMLElement
  button: HTMLButtonElement
} {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open', delegatesFocus: true })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  root.adoptedStyleSheets = [sheet]
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = brand.label
  button.style.background = brand.background
  button.style.color = brand.color
  root.append(button)
  return { host, button }
}
