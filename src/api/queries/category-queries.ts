import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { toCategory } from '../edge/catalog'
import { read } from '../read'
import { api } from '../service'
import { categoryShape } from '../shapes/product-shape'

/** Every category; they change rarely, so an answer stays fresh for a while. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: async ({ signal }) =>
      (await read(api.GET('/category/list', { signal }), z.array(categoryShape))).map(toCategory),
    staleTime: 5 * 60_000,
  })
