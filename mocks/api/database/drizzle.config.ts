/** For `npm run tool -- drizzle-kit generate --config mocks/api/database/drizzle.config.ts`. */
export default {
  dialect: 'postgresql',
  schema: './mocks/api/database/tables/*.ts',
  out: './mocks/api/database/migrations',
}
