import type { Random } from '../../../../../mocks/api/database/seed/random'
import { oddHeaders } from '../spoil/odd-headers'
import { detour, hostileQuery, hostileSegment } from '../spoil/spoil-url'
import type { FuzzRequest } from './fuzz-request'

const PAGES = [
  ...(['/', '/index.html', '/shop', '/shop?category=cat_writing&min=1&max=20', '/cart'] as const),
  ...(['/product/prd_unsent-letter', '/product/{segment}', '/search?search=letter'] as const),
  ...(['/signin?returnTo=//evil.example', '/user/dashboard', '/admin', '/{segment}'] as const),
  ...(['/favicon.svg', '/assets/', '/assets/{segment}', '/.vite/{segment}', '/{segment}'] as const),
  ...(['/shop?search={segment}', '/shop?min=-1&max=1e999&min=2&page=0x10', '/healthz'] as const),
  ...(['/api', '/api/', '/api/photo/{segment}', '/__mock/reset', '/braintree-gateway'] as const),
  '/api/photo/0000000000000000000000000000000000000000000000000000000000000000.webp?width={segment}',
] as const satisfies readonly string[]
const METHODS = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD', 'PROPFIND'] as const

/** A request of the shop's server for what is no operation: pages, files, photos, nothing. */
export function makePageRequest(random: Random): FuzzRequest {
  const page = random.pick(PAGES).replace('{segment}', () => hostileSegment(random))
  const turned = random.chance(0.2) ? detour(page, random) : page
  const path = random.chance(0.2) ? `${turned}?${hostileQuery(random)}` : turned
  return {
    target: 'page',
    operationId: undefined,
    path,
    init: {
      method: random.chance(0.9) ? 'GET' : random.pick(METHODS),
      headers: { Accept: 'text/html', ...oddHeaders(random) },
    },
  }
}
