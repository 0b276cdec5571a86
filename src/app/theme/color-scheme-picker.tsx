import { useSyncExternalStore } from 'react'
import { type ColorScheme, colorSchemeStore, colorSchemes } from './color-scheme'
import './color-scheme-picker.css'

const labels: Record<ColorScheme, string> = { system: 'System', light: 'Light', dark: 'Dark' }

/** Lets the visitor choose between light, dark and what the device says. */
export function ColorSchemePicker() {
  const current = useSyncExternalStore(
    colorSchemeStore.subscribe,
    colorSchemeStore.get,
    () => 'system',
  )
  return (
    <fieldset className="scheme-picker">
      <legend className="visually-hidden">Colour scheme</legend>
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
