import { fileURLToPath } from 'node:url'

/** Where drizzle-kit writes the migrations and every database reads them. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
