import type { Fault } from '../../support/fault'

/** Lists bestsellers of any category as related. */
export const listRelatedProductsCrossesCategories: Fault = {
  name: 'listRelatedProducts crosses categories',
  operation: 'listRelatedProducts',
  rule: 'related',
  wrap: (next) => async (request) => {
    if (!request.url.includes('/product/related/')) return next(request)
    const response = await next(request)
    if (!response.ok) return response
    return next(new Request(new URL('/api/product/list?sortBy=sold&limit=20', request.url)))
  },
}
