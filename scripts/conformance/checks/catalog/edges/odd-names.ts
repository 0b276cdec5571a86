import { listProductsResponse } from '../../../../../src/api/generated/responses/list-products'
import type { Product } from '../../../../../src/api/generated/types'
import type { CheckFactory, Step } from '../../../model/check'
import { expectContract } from '../../../model/errors'
import { createSlot } from '../../../model/slot'
import { withRetries } from '../../../send/with-retries'
import { createProduct } from '../../admin/product-form'
import { toUnknownId } from '../../orders/to-unknown-id'
import { expectFound, expectLiteral } from './expect-literal'

/** Letters beyond ASCII, and every sign that means something to a database, an address or a regular expression. */
const ODD = `Ökö Éλσα Яблоко (50%_off) a+b=c? [x] {y} ^$ .* \\d "q" 'r'; -- & <i> #1/2 🎉 end`

/** Each means everything, or breaks the search, where it is not taken literally. */
const WILDCARDS = ['_', '%', '.*']
const SIGNS = [
  ...['(', ')', '[', ']', '{', '}', '+', '*', '?', '^', '$', '|', '\\', '.', '/', '#', '&'],
  ...["'", '"', "'; --", '--', '<i>', '=', ':', '@', '!', '~', '"*"', '%25', '\\d', '🎉', '$&'],
]
/** The letters whose other case not every database knows, and spaces at the ends and within. */
const PARTS = ['ökö', 'ÉΛΣΑ', 'яБЛОКО', ' (50%_OFF) ', '🎉 END', ' ']

/** A search takes every text as it is: its signs mean nothing else, and its letters have a case in every script. */
export const createOddNamesCheck: CheckFactory = (context) => {
  const { call, slots, identity } = context
  const odd = createSlot<Product>('odd-names › create a product with an odd name')
  const step = (title: string, run: () => Promise<void>, isThorough = false): Step =>
    withRetries(context, { title, operation: 'searchProducts', isThorough, run })
  const search = async (text: string, more: Readonly<Record<string, string>> = {}) => {
    const answer = await call('searchProducts', {
      query: { search: text, ...more },
      cause: 'The text is put into a query or an expression as it is.',
    })
    expectLiteral(answer, text)
    return answer
  }
  const find = async (text: string) => expectFound(await search(text), text, odd.get())

  return {
    id: 'odd-names',
    title: 'A search takes every text as it is',
    level: 'journeys',
    needs: ['admin', 'categories', 'products'],
    kind: 'series',
    steps: [
      {
        title: 'create a product with an odd name',
        operation: 'createProduct',
        async run() {
          slots.deletion.get()
          const { product } = await createProduct(context, {
            name: identity.productName(ODD),
            description: ODD,
            price: 0,
            categoryId: slots.categories.get().second._id,
            shipping: 1,
            quantity: 1,
          })
          odd.set(product)
        },
      },
      step('search the odd name, each letter in its other case', () => find(swapCase(ODD))),
      ...WILDCARDS.map((sign) =>
        step(`search ${sign}`, async () => {
          const answer = await search(sign)
          const product = odd.peek()
          if (product) expectFound(answer, sign, product)
        }),
      ),
      step('search in a category that does not exist', async () => {
        const { name, category } = slots.products.get().scarce
        const answer = await search(name, { category: toUnknownId(category._id) })
        const found = answer.read(listProductsResponse.shape)
        expectContract(found.length === 0, {
          rule: 'search',
          operation: 'searchProducts',
          expected: 'nothing: no product is in a category that does not exist',
          got: `${found.length} products`,
          cause: 'A category that is not found is taken for none, and every product comes.',
          assertion: { of: 'values', at: '/-', test: { kind: 'count', atMost: 0 } },
          mayLag: false,
          exchange: answer.exchange,
        })
      }),
      step(
        'search each part of the odd name',
        async () => {
          for (const part of PARTS) await find(part)
        },
        true,
      ),
      step(
        'search each sign',
        async () => {
          for (const sign of SIGNS) {
            const answer = await search(sign)
            if (ODD.includes(sign)) expectFound(answer, sign, odd.get())
          }
        },
        true,
      ),
      step(
        'search with another sign within',
        async () => {
          const word = identity.productName('Lantern')
          for (const sign of ['_', '%', '.', '?', '*', '+']) await search(word.replace(' ', sign))
        },
        true,
      ),
    ],
  }
}

function swapCase(text: string): string {
  return Array.from(text, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  ).join('')
}
