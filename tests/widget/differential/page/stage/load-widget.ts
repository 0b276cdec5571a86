import type { create } from '../../../../../widget/index'

/** What the script of either widget puts on the page. */
export interface DropIn {
  readonly create: typeof create
  readonly VERSION: string
}

/**
 * Puts a script on the page.
 *
 * @throws Error when it can't be loaded
 */
export async function loadScript(
  address: string,
  place: (script: HTMLScriptElement) => void,
): Promise<void> {
  const script = document.createElement('script')
  script.src = address
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', () => reject(new Error(`No ${address}.`)))
  })
  place(script)
  await loaded
}

/** @throws Error unless the widget's script has run */
export function readDropIn(): DropIn {
  const braintree: unknown = Reflect.get(window, 'braintree')
  const found: unknown = typeof braintree === 'object' && Reflect.get(Object(braintree), 'dropin')
  if (!isDropIn(found)) throw new Error("The widget's script put nothing on the page.")
  return found
}

function isDropIn(value: unknown): value is DropIn {
  return typeof value === 'object' && value !== null && 'create' in value && 'VERSION' in value
}

/** Resolves when no stylesheet is on its way: what shows depends on them, and not on the page's clock. */
export async function stylesheetsLoaded(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const loading = links.filter(({ sheet }) => !sheet)
  await Promise.all(
    loading.map((link) => new Promise((resolve) => link.addEventListener('load', resolve))),
  )
}
