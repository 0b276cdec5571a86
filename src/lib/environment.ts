declare global {
  /** Settings of a build. Read by any other syntax, all of them would be in the scripts, whatever they are. */
  interface ImportMetaEnv {
    readonly VITE_API_BASE_URL?: string
    readonly VITE_SUPPORT_EMAIL?: string
    readonly ALLOW_PAYPAL_SCRIPTS?: string
  }
}

/** Where the API answers: `VITE_API_BASE_URL` without trailing slashes, `/api` by default. */
export const apiBaseUrl: string = readText(import.meta.env.VITE_API_BASE_URL, '/api').replace(
  /\/+$/,
  '',
)

/** The origin that addresses in the service's answers are relative to. */
export function serviceOrigin(): string {
  // Without a document, in a preview, the base address is a whole one.
  return new URL(apiBaseUrl, globalThis.document?.baseURI).origin
}

/** Where people write who need help with their account: `VITE_SUPPORT_EMAIL`. */
export const supportEmail: string = readText(
  import.meta.env.VITE_SUPPORT_EMAIL,
  'help@promptbazaar.example',
)

/**
 * Whether pages are sent with a policy for the real provider: with the simulated one all pages have the same, and Vite's
 * development server sends none.
 */
export const hasPolicies: boolean = import.meta.env.PROD && import.meta.env.MODE !== 'simulated'

/** Whether the cart's policy admits PayPal's scripts: the real provider's needs `ALLOW_PAYPAL_SCRIPTS`. */
export const admitsPayPal: boolean = !hasPolicies || import.meta.env.ALLOW_PAYPAL_SCRIPTS === '1'

function readText(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback
}
