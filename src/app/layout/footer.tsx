import { useSyncExternalStore } from 'react'
import { SHOP_NAME } from '../../ui/page-heading'
import { type ColorScheme, colorSchemeStore, colorSchemes } from '../theme/color-scheme'
import './color-scheme-picker.css'
import './footer.css'

export function Footer() {
  return (
    <footer className="footer">
      <div className="footer-inner">
        <p>
          <strong className="footer-name">{SHOP_NAME}</strong>
          The marketplace for prompts that do the work.
        </p>
        <ColorSchemePicker />
      </div>
    </footer>
  )
}

const labels: Record<ColorScheme, string> = { system: 'System', light: 'Light', dark: 'Dark' }

/** Lets the visitor choose between light, dark and what the device says. */
function ColorSchemePicker() {
  const current = useSyncExternalStore(
    colorSchemeStore.subscribe,
    colorSchemeStore.get,
    () => 'system',
  )
  return (
    <fieldset className="scheme-picker">
      <legend className="visually-hidden">Color scheme</legend>
      {colorSchemes.map((scheme) => (
        <label key={scheme} className="scheme-picker-choice">
          <input
            type="radio"
            name="color-scheme"
            checked={scheme === current}
            onChange={() => colorSchemeStore.update(() => scheme)}
          />
          {labels[scheme]}
        </label>
      ))}
    </fieldset>
  )
}
