import type { Hono } from 'hono'
import type { Access } from '../gateway-context'

export interface CallerVariables {
  access: Access
}

export type GatewayApp = Hono<{ Variables: CallerVariables }>
