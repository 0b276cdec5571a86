import { z } from 'zod/mini'
import { findFreePort } from '../../../scripts/processes/listening/free-port'
import { type RunningShop, startShop } from '../../../scripts/processes/start-shop'

const logLineSchema = z.looseObject({
  time: z.iso.datetime(),
  level: z.enum(['info', 'warn', 'error']),
  event: z.string(),
})

export type LogLine = z.infer<typeof logLineSchema>

/** What a shop in production is given; no provider is called with these keys. */
export const SECRETS = {
  NODE_ENV: 'production',
  JWT_SECRET: 'a-secret-of-at-least-32-characters',
  ADMIN_PASSWORD: 'chosen-by-the-operator',
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
  BRAINTREE_ENVIRONMENT: 'sandbox',
  ALLOW_SANDBOX: '1',
}

export interface ApiProcess extends RunningShop {
  /** What it has logged so far; throws when a line is no JSON of the promised form. */
  log(): LogLine[]
}

/** Starts one process of the API as an operator does, on a port of its own. */
export async function startApiProcess(
  databaseUrl: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<ApiProcess> {
  const shop = await startShop(['--api'], {
    PORT: String(await findFreePort()),
    DATABASE_URL: databaseUrl,
    ...environment,
  })
  return { ...shop, log: () => shop.output().trim().split('\n').map(readLine) }
}

function readLine(line: string): LogLine {
  return logLineSchema.parse(JSON.parse(line))
}
