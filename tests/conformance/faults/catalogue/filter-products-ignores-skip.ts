import type { Fault } from '../../support/fault'
import { onJson } from '../../support/wrappers'

/** Answers the first page again and again. */
export const filterProductsIgnoresSkip: Fault = {
  name: 'filterProducts ignores skip',
  operation: 'filterProducts',
  rule: 'disjoint-pages',
  wrap: onJson('filterProducts', (body) =>
    Number(body['skip']) > 0 ? { ...body, skip: 0 } : body,
  ),
}
