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

const YEAR_MS = 31_536_000_000

/** Sets the cookie by which the server renders pages in this color scheme. */
async function tellServer(scheme: ColorScheme): Promise<void> {
  const expires = scheme === 'system' ? 0 : Date.now() + YEAR_MS
  try {
    await globalThis.cookieStore?.set({
      name: '__Host-color-scheme',
      value: scheme,
      expires,
      sameSite: 'lax',
    })
  } catch {
    // Cookies are blocked: the script sets the color scheme when it starts.
  }
}

/** Puts the wish on the root element, where the tokens look for it, now and at each change. */
export function applyColorScheme(): void {
  const apply = () => {
    const scheme = colorSchemeStore.get()
    if (scheme === 'system') delete document.documentElement.dataset['colorScheme']
    else document.documentElement.dataset['colorScheme'] = scheme
    void tellServer(scheme)
  }
  apply()
  colorSchemeStore.subscribe(apply)
}
