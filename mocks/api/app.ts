import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import type { GatewayApp } from '../braintree/gateway/http/gateway-app'
import type { AdmissionControl } from './admission/admission-control'
import { admitRequests } from './admission/admit-requests'
import { createAuthHandlers } from './auth/auth-handlers'
import { createFindCaller } from './auth/authorize'
import type { Confirm } from './cache/coalesce-reads'
import { createCategoryHandlers } from './catalog/category-handlers'
import { createProductAdminHandlers } from './catalog/product-admin-handlers'
import { createProductHandlers } from './catalog/product-handlers'
import type { Contract } from './contract/contract'
import { writeAbsoluteUrls } from './http/absolute-urls'
import { readClientAddress } from './http/client-address'
import { EXPOSED_HEADERS } from './http/exposed-headers'
import { describeFault, type Log } from './http/log'
import { endUnread, logRequests, readTransportSecurity } from './http/middleware'
import type { Handlers } from './http/request-context'
import { sendJson } from './http/response/send-outcome'
import { createResponseCache } from './http/response-cache/response-cache'
import { registerOperations } from './http/routes/register-operations'
import {
  createHealthRoutes,
  createResetRoute,
  isReset,
  RESET_PATH,
} from './http/routes/service-routes'
import { trustProxies } from './http/trusted-proxies'
import type { ViolationReport } from './http/violation-report'
import { createOrderHandlers } from './order/order-handlers'
import { createPaymentHandlers } from './payment/payment-handlers'
import { GATEWAY_PATH } from './payment/simulated-provider/simulated-provider'
import type { PhotoReader } from './photo/photo-reader'
import { createPhotoRoutes } from './photo/photo-routes'
import type { Services } from './services'
import { createUserHandlers } from './user/user-handlers'

const NOTHING = ["'none'"]

export interface AppDependencies {
  readonly contract: Contract
  readonly services: Services
  readonly admission: AdmissionControl
  readonly photoReader: PhotoReader
  /** The simulated gateway's own calls; absent when charges are real. */
  readonly gatewayRoutes?: GatewayApp
  /** The version of all that the catalog shows. */
  readonly readVersion: Confirm<string>
  readonly checksAnswers: boolean
  readonly onViolation?: (report: ViolationReport) => void
  /** Let pages of any origin call: tokens are not cookies, so nobody's session goes along. */
  readonly allowsOtherOrigins: boolean
  readonly trustedProxies: readonly string[]
  readonly isProduction: boolean
  readonly log: Log
  /** Whether this process is about to stop. */
  isDraining(): boolean
  /** Puts the state back to the seed. Only a mock has it. */
  readonly reset?: () => Promise<void>
}

/** The whole API as one app: every operation of the contract, photos, health, simulated gateway. */
export function createApp(dependencies: AppDependencies): Hono {
  const { contract, services, log, reset } = dependencies
  const trustsPeer = trustProxies(dependencies.trustedProxies)
  const addressOf = (context: Context) => readClientAddress(context, trustsPeer)
  const app = new Hono()

  if (dependencies.allowsOtherOrigins) {
    const admitPages = cors({
      origin: '*',
      exposeHeaders: EXPOSED_HEADERS,
      maxAge: 600,
    })
    app.use((context, next) => (isReset(context) ? next() : admitPages(context, next)))
    app.use(writeAbsoluteUrls(services.publicPath))
  }
  const protect = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: NOTHING,
      // What the default does not speak for.
      baseUri: NOTHING,
      formAction: NOTHING,
      frameAncestors: NOTHING,
    },
    crossOriginResourcePolicy: 'cross-origin',
    strictTransportSecurity: readTransportSecurity(dependencies.isProduction),
  })
  app.use(admitRequests(dependencies.admission, { addressOf, log, protect }))
  app.use(requestId())
  app.use(logRequests(log, addressOf))
  const responseCache = createResponseCache(
    dependencies.readVersion,
    log,
    dependencies.admission.limits.bodies,
  )
  app.use(responseCache.middleware)
  app.use(protect)
  app.use(compress())
  app.use(endUnread)

  app.route('/', createHealthRoutes({ ...dependencies, database: services.database }))
  app.route(`${contract.basePath}/photo`, createPhotoRoutes({ ...dependencies, addressOf }))
  if (dependencies.gatewayRoutes) app.route(GATEWAY_PATH, dependencies.gatewayRoutes)
  if (reset) app.route(RESET_PATH, createResetRoute(reset))
  registerOperations(app, createHandlers(services), {
    ...dependencies,
    responseCache,
    addressOf,
    findCaller: createFindCaller(services),
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

/** Every resource of the API, one line each; the compiler counts the operations. */
export function createHandlers(services: Services): Handlers {
  return {
    ...createAuthHandlers(services),
    ...createCategoryHandlers(services),
    ...createOrderHandlers(services),
    ...createPaymentHandlers(services),
    ...createProductAdminHandlers(services),
    ...createProductHandlers(services),
    ...createUserHandlers(services),
  }
}
