import { queryOptions } from '@tanstack/react-query'
import { toUser } from '../edge/account'
import { toOrders } from '../edge/order'
import { getClientTokenResponse } from '../generated/responses/get-client-token'
import { listOrderStatusesResponse } from '../generated/responses/list-order-statuses'
import { listOrdersResponse } from '../generated/responses/list-orders'
import { listOwnOrdersResponse } from '../generated/responses/list-own-orders'
import { readProfileResponse } from '../generated/responses/read-profile'
import { USER_SCOPE } from '../query-client'
import { read } from '../read'
import { api } from '../service'

/** The user's own profile; kept only while it is shown, so that each visit of the form reads it anew. */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: [USER_SCOPE, userId, 'profile'],
    gcTime: 0,
    queryFn: async ({ signal }) =>
      toUser(
        await read(
          api.GET('/user/profile/{userId}', { params: { path: { userId } }, signal }),
          readProfileResponse,
        ),
      ),
  })

/** The user's own purchases, newest first. */
export const ownOrdersQuery = (userId: string) =>
  queryOptions({
    queryKey: [USER_SCOPE, userId, 'own orders'],
    queryFn: async ({ signal }) =>
      toOrders(
        await read(
          api.GET('/user/orders/by/user/{userId}', { params: { path: { userId } }, signal }),
          listOwnOrdersResponse,
        ),
      ),
  })

/** Every order of the shop, for administrators. */
export const ordersQuery = (userId: string) =>
  queryOptions({
    queryKey: [USER_SCOPE, userId, 'orders'],
    queryFn: async ({ signal }) =>
      toOrders(
        await read(
          api.GET('/order/list/{userId}', { params: { path: { userId } }, signal }),
          listOrdersResponse,
        ),
      ),
  })

/** The words an order's status can have. */
export const orderStatusesQuery = (userId: string) =>
  queryOptions({
    queryKey: [USER_SCOPE, userId, 'order statuses'],
    queryFn: ({ signal }) =>
      read(
        api.GET('/order/status-values/{userId}', { params: { path: { userId } }, signal }),
        listOrderStatusesResponse,
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A client token for the payment widget; asked for once per visit of the checkout. */
export const clientTokenQuery = (userId: string) =>
  queryOptions({
    queryKey: [USER_SCOPE, userId, 'client token'],
    queryFn: ({ signal }) =>
      read(
        api.GET('/braintree/getToken/{userId}', { params: { path: { userId } }, signal }),
        getClientTokenResponse,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
