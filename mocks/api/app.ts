import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import type { GatewayApp } from '../braintree/gateway/http/gateway-app'
import { findCaller } from './auth/find-caller'
import type { Contract } from './contract/contract'
import { createHandlers } from './handlers'
import { readClientAddress } from './http/client-address'
import { endUnread } from './http/end-unread'
import { createHealthRoutes } from './http/health-routes'
import { describeFault, type Log } from './http/log'
import { registerOperations } from './http/register-operations'
import { logRequests } from './http/request-log'
import { createResetRoute, isReset, RESET_PATH } from './http/reset-route'
import { sendJson } from './http/send-outcome'
import type { Simulation } from './http/simulation'
import { transportSecurity } from './http/transport-security'
import type { ViolationReport } from './http/violation-report'
import { GATEWAY_PATH } from './payment/simulated-provider'
import type { PhotoReader } from './photo/photo-reader'
import { createPhotoRoutes } from './photo/photo-routes'
import { admitRequests } from './rationing/admit-requests'
import type { Rations } from './rationing/rations'
import type { Services } from './services'

const NOTHING = ["'none'"]

export interface AppDependencies {
  readonly contract: Contract
  readonly services: Services
  readonly rations: Rations
  readonly photoReader: PhotoReader
  /** The simulated gateway's own calls; absent when charges are real. */
  readonly gatewayRoutes?: GatewayApp
  readonly simulation: Simulation
  readonly checksAnswers: boolean
  readonly onViolation?: (report: ViolationReport) => void
  /** Let pages of any origin call: tokens are not cookies, so nobody's session goes along. */
  readonly allowsOtherOrigins: boolean
  readonly isBehindProxy: boolean
  readonly isProduction: boolean
  readonly log: Log
  /** Whether this process is about to stop. */
  isDraining(): boolean
  /** Puts the state back to the seed. Only a mock has it. */
  readonly reset?: () => Promise<void>
}

/** The whole API as one app: every operation of the contract, photos, health, simulated gateway. */
export function createApp(dependencies: AppDependencies): Hono {
  const { contract, services, log, isBehindProxy, reset } = dependencies
  const addressOf = (context: Context) => readClientAddress(context, isBehindProxy)
  const app = new Hono()

  if (dependencies.allowsOtherOrigins) {
    const admitPages = cors({
      origin: '*',
      exposeHeaders: ['Retry-After', 'X-Request-Id'],
      maxAge: 600,
    })
    app.use((context, next) => (isReset(context) ? next() : admitPages(context, next)))
  }
  app.use(admitRequests(dependencies.rations, addressOf, log))
  app.use(requestId())
  app.use(logRequests(log, addressOf))
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: NOTHING,
        // What the default does not speak for.
        baseUri: NOTHING,
        formAction: NOTHING,
        frameAncestors: NOTHING,
      },
      crossOriginResourcePolicy: 'cross-origin',
      strictTransportSecurity: transportSecurity(dependencies.isProduction),
    }),
  )
  app.use(compress())
  app.use(endUnread)

  app.route('/', createHealthRoutes({ ...dependencies, database: services.database }))
  app.route(`${contract.basePath}/photo`, createPhotoRoutes({ ...dependencies, addressOf }))
  if (dependencies.gatewayRoutes) app.route(GATEWAY_PATH, dependencies.gatewayRoutes)
  if (reset) app.route(RESET_PATH, createResetRoute(reset))
  registerOperations(app, createHandlers(services), {
    ...dependencies,
    addressOf,
    findCaller: (token) => findCaller(services, token),
  })

  app.notFound((context) => sendJson(context, { error: 'There is nothing at this address.' }, 404))
  app.onError((fault, context) => {
    log({
      level: 'error',
      event: 'fault',
      requestId: context.get('requestId'),
      ...describeFault(fault),
    })
    return sendJson(
      context,
      { error: 'Something went wrong on our side. Try again in a moment.' },
      500,
    )
  })
  return app
}
