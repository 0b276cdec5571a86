const CSS = `
dialog {
  box-sizing: border-box;
  width: min(24rem, calc(100vw - 2rem));
  padding: 1.5rem;
  border: 1px solid CanvasText;
  border-radius: 0.75rem;
  background: Canvas;
  color: CanvasText;
  font: 1rem/1.5 system-ui, sans-serif;
}
dialog::backdrop { background: rgb(0 0 0 / 55%) }
h2 { margin: 0 0 0.75rem; font-size: 1.25rem }
p { margin: 0 0 0.75rem }
label { display: block; margin: 0 0 0.75rem }
input {
  box-sizing: border-box;
  display: block;
  width: 100%;
  min-height: 2.75rem;
  margin-top: 0.375rem;
  padding: 0 0.75rem;
  border: 1px solid GrayText;
  border-radius: 0.5rem;
  background: Field;
  color: FieldText;
  font: inherit;
}
footer { display: flex; flex-wrap: wrap; gap: 0.75rem }
button {
  flex: 1 1 8rem;
  min-height: 2.75rem;
  border: 1px solid currentcolor;
  border-radius: 0.5rem;
  background: Canvas;
  color: CanvasText;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
button[type=submit] { border-color: transparent; background: #14539a; color: #fff }
:focus-visible { outline: 3px solid light-dark(#0b62d6, #8ab4ff); outline-offset: 2px }
`

/** A sheet of the page's own making, which a strict content security policy lets through. */
export function createDialogSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  return sheet
}
