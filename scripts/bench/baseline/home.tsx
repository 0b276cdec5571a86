import { useQuery } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import type { paths } from '../../../src/api/generated/schema'

declare global {
  interface Window {
    /** What the document asked for before any code came. */
    firstCall?: Promise<Response> | undefined
  }
}

const CARDS = 12
const api = createClient<paths>({
  baseUrl: '/api',
  fetch: async (request) => {
    const first = window.firstCall
    window.firstCall = undefined
    return (await first) ?? fetch(request)
  },
})

export function Home() {
  const { data } = useQuery({
    queryKey: ['products'],
    queryFn: async () => {
      const query = { sortBy: 'sold', order: 'desc', limit: CARDS } as const
      const answer = await api.GET('/product/list', { params: { query } })
      if (!answer.data) throw new Error('The products could not be read.')
      return answer.data
    },
  })
  return (
    <main>
      <h1>Home</h1>
      <div className="grid">
        {Array.from({ length: CARDS }, (_, index) => {
          const product = data?.[index]
          if (!product) return <div key={String(index)} className="card skeleton" />
          return (
            <article key={product._id} className="card">
              <img loading="lazy" src={photoOf(product.photo?.data)} alt="" />
              <h2>{product.name}</h2>
              <p>{product.description.slice(0, 100)}</p>
              <p>${product.price}</p>
              <button type="button">Add to cart</button>
            </article>
          )
        })}
      </div>
    </main>
  )
}

/** As wide as a phone shows it. */
function photoOf(address: string | undefined): string {
  return address === undefined ? 'data:,' : `${address}?width=720`
}
