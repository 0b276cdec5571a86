/** Where the API answers: `VITE_API_BASE_URL` without trailing slashes, `/api` by default. */
export const apiBaseUrl: string = readText(import.meta.env['VITE_API_BASE_URL'], '/api').replace(
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
  import.meta.env['VITE_SUPPORT_EMAIL'],
  'help@promptbazaar.example',
)

function readText(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback
}
