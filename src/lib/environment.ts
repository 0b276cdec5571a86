/** Where the API answers: `VITE_API_BASE_URL` without trailing slashes, `/api` by default. */
export const apiBaseUrl: string = readText(import.meta.env['VITE_API_BASE_URL'], '/api').replace(
  /\/+$/,
  '',
)

/** The origin that addresses in the service's answers are relative to. */
export function serviceOrigin(): string {
  return new URL(apiBaseUrl, document.baseURI).origin
}

/** Where people write who need help with their account: `VITE_SUPPORT_EMAIL`. */
export const supportEmail: string = readText(
  import.meta.env['VITE_SUPPORT_EMAIL'],
  'help@promptbazaar.example',
)

function readText(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback
}
