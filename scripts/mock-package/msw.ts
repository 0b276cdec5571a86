import { type HttpHandler, HttpResponse, http } from 'msw'
import type { MockWorld } from './mock-world'
import { NoAnswer } from './no-answer'

/** Handlers that let a world answer calls of `/api`, of whatever origin. Handlers before them answer first. */
export function worldHandlers(world: MockWorld): HttpHandler[] {
  return ['*/api/*', '*/braintree-gateway/*', `*/w/${world.name}/*`].map((path) =>
    http.all(path, async ({ request }) => {
      try {
        return await world.fetch(request)
      } catch (error) {
        if (error instanceof NoAnswer || request.signal.aborted) return HttpResponse.error()
        throw error
      }
    }),
  )
}
