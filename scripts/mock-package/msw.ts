import { type HttpHandler, http } from 'msw'
import type { MockWorld } from './mock-world'

/** Handlers that let a world answer calls of `/api`, of whatever origin. Handlers before them answer first. */
export function worldHandlers(world: MockWorld): HttpHandler[] {
  return ['*/api/*', '*/braintree-gateway/*', `*/w/${world.name}/*`].map((path) =>
    http.all(path, ({ request }) => world.fetch(request)),
  )
}
