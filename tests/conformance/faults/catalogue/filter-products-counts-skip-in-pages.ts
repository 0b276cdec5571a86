import type { Fault } from '../../support/fault'
import { onJson } from '../../support/wrappers'

/** Leaves products out between two pages. */
export const filterProductsCountsSkipInPages: Fault = {
  name: 'filterProducts counts skip in pages',
  operation: 'filterProducts',
  rule: 'disjoint-pages',
  wrap: onJson('filterProducts', (body) =>
    Number(body['skip']) > 0 ? { ...body, skip: Number(body['skip']) * 2 } : body,
  ),
}
