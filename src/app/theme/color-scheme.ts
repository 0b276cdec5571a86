import { localTextStorage } from '../../lib/storage'
import { createStoredValue } from '../../lib/stored-value'

export const colorSchemes = ['system', 'light', 'dark'] as const

/** What the visitor wants to see; `system` follows the device. */
export type ColorScheme = (typeof colorSchemes)[number]

/** The wish, kept in storage and shared with the other tabs. */
export const colorSchemeStore = createStoredValue<ColorScheme>({
  key: 'color-scheme',
  storage: localTextStorage,
  parse: (text) => colorSchemes.find((scheme) => scheme === text) ?? 'system',
  serialize: (scheme) => (scheme === 'system' ? null : scheme),
})

/**
 * Puts the wish on the root element, where the tokens look for it, now and at each change. A few lines in index.html have
 * done so before anything was drawn.
 */
export function applyColorScheme(): void {
  const apply = () => {
    const scheme = colorSchemeStore.get()
    if (scheme === 'system') delete document.documentElement.dataset['colorScheme']
    else document.documentElement.dataset['colorScheme'] = scheme
  }
  apply()
  colorSchemeStore.subscribe(apply)
}
