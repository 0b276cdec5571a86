import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import { entries } from '../../../support/wrappers'

/** The products of an answered page. */
export const data = (body: unknown): readonly JsonObject[] => entries(asObject(body)['data'])

/** A page that holds these products. */
export const page = (products: readonly unknown[]) => ({ data: products, size: products.length })
