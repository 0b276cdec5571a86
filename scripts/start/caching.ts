/** Vite names what is in here after its content, so it never changes. */
export const HASHED_ASSETS = '/assets/'
export const FOR_EVER = 'public, max-age=31536000, immutable'
export const FOR_AN_HOUR = 'public, max-age=3600'
