import { queryOptions } from '@tanstack/react-query'
import { listCategoriesResponse } from '../generated/responses/list-categories'
import { read } from '../read'
import { api } from '../service'

/** Every category; they change rarely, so an answer stays fresh for a while. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }) => read(api.GET('/category/list', { signal }), listCategoriesResponse),
    staleTime: 5 * 60_000,
  })
