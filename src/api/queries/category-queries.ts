import { queryOptions } from '@tanstack/react-query'
import { toCategory } from '../edge/catalog'
import { listCategoriesResponse } from '../generated/responses/list-categories'
import { read } from '../read'
import { api } from '../service'

/** Every category; they change rarely, so an answer stays fresh for a while. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: async ({ signal }) =>
      (await read(api.GET('/category/list', { signal }), listCategoriesResponse)).map(toCategory),
    staleTime: 5 * 60_000,
  })
