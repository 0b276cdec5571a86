import type { Hono } from 'hono'
import type { Access } from '../access'

export interface CallerVariables {
  access: Access
}

export type GatewayApp = Hono<{ Variables: CallerVariables }>
