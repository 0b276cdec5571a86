import { listProductsResponse } from '../../../../src/api/generated/responses/list-products'
import type { Product } from '../../../../src/api/generated/types'
import { assertAll, assertEvery, assertNone, assertSome } from '../../model/assert-values'
import type { Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'

interface Case {
  readonly title: string
  query(): { readonly search: string; readonly category?: string }
  inside(): readonly Product[]
  outside(): readonly Product[]
  readonly cause: string
}

/** Search by a part of the name, in any case, in one category or in all. */
export function searchSteps({ call, slots, identity }: CheckContext): Step[] {
  const { tag } = identity
  const own = () => slots.products.get()
  const cases: readonly Case[] = [
    {
      title: 'search a part of a name',
      query: () => ({ search: tag.slice(1), category: 'All' }),
      inside: () => [own().scarce, own().free],
      outside: () => [],
      cause: 'Search takes whole words or beginnings instead of any part of the name.',
    },
    {
      title: 'search in capitals',
      query: () => ({ search: own().scarce.name.toUpperCase() }),
      inside: () => [own().scarce],
      outside: () => [own().upper],
      cause: 'Search looks at the case of letters.',
    },
    {
      title: 'search in one category',
      query: () => ({ search: tag, category: slots.categories.get().first._id }),
      inside: () => [own().scarce],
      outside: () => [own().free],
      cause: 'The parameter `category` is not looked at.',
    },
    {
      title: 'search what is in no name',
      query: () => ({ search: `${tag} no such name` }),
      inside: () => [],
      outside: () => [own().scarce, own().upper, own().free],
      cause: 'Search matches single words, or answers with everything when nothing fits.',
    },
  ]

  return cases.map(({ title, query, inside, outside, cause }) => ({
    title,
    operation: 'searchProducts',
    async run() {
      const asked = query()
      const answer = await call('searchProducts', { query: asked })
      const found = answer.read(listProductsResponse.shape)
      const isFound = (product: Product) => found.some(({ _id }) => _id === product._id)
      const missing = inside().find((product) => !isFound(product))
      const extra = outside().find(isFound)
      const stranger = found.find(({ name }) => !contains(name, asked.search))
      expectContract(!missing && !extra && !stranger, {
        rule: 'search',
        operation: 'searchProducts',
        expected: missing
          ? `the product ${missing.name}`
          : `only names that contain ${asked.search}`,
        got: missing ? 'a list without it' : `the product ${extra?.name ?? stranger?.name}`,
        cause,
        assertion: assertAll(
          ...inside().map(({ _id }) => assertSome('/-/_id', { is: _id })),
          ...outside().map(({ _id }) => assertNone('/-/_id', { is: _id })),
          assertEvery('/-/name', { contains: asked.search }),
        ),
        mayLag: missing !== undefined,
        exchange: answer.exchange,
      })
    },
  }))
}

function contains(name: string, text: string): boolean {
  return name.toLowerCase().includes(text.toLowerCase())
}
