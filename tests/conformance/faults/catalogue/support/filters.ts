import { asObject, type JsonObject } from '../../../../../mocks/contract/json'

/** The filters that a request asks for. */
export const filters = (body: JsonObject): JsonObject => asObject(body['filters'])

/** The request with other filters. */
export const withFilters = (body: JsonObject, change: object) => ({
  ...body,
  filters: { ...filters(body), ...change },
})
