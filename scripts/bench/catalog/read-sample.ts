import { z } from 'zod'
import { type Catalog, chooseSome } from './read-calls'

const namedSchema = z.array(z.looseObject({ _id: z.string(), name: z.string() }))
const pageSchema = z.looseObject({ size: z.number() })

type Fetch = (request: Request) => Promise<Response>

/** Reads of an API with so many products what its reads are measured with. */
export async function readSample(fetch: Fetch, count: number): Promise<Catalog> {
  const read = async (path: string) => {
    const response = await fetch(new Request(`http://localhost/api${path}`))
    return namedSchema.parse(await response.json())
  }
  const products = await read('/product/list?sortBy=sold&limit=200')
  const categories = (await read('/category/list')).map(({ _id }) => _id)
  return {
    products: products.map(({ _id }) => _id),
    names: products.map(({ name }) => name),
    categories,
    count,
    passing: await countPassing(fetch, categories, count),
  }
}

/** Finds the end of the list by halves. */
async function countPassing(
  fetch: Fetch,
  categories: readonly string[],
  count: number,
): Promise<number> {
  let [there, beyond] = [0, count]
  while (beyond - there > 1) {
    const middle = Math.floor((there + beyond) / 2)
    const response = await fetch(chooseSome(middle, { categories }))
    const { size } = pageSchema.parse(await response.json())
    if (size > 0) there = middle
    else beyond = middle
  }
  return beyond
}
