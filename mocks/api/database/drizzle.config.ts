import { defineConfig } from 'drizzle-kit'

/** For `npx drizzle-kit generate --config mocks/api/database/drizzle.config.ts`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './mocks/api/database/tables/*.ts',
  out: './mocks/api/database/migrations',
})
