import type { Product } from '../../../../../src/api/generated/types'
import type { CheckFactory, Step } from '../../../model/check'
import { createSlot } from '../../../model/slot'
import { withRetries } from '../../../send/with-retries'
import { createProduct } from '../../admin/product-form'
import { readLimit } from '../../limits/read-limit'
import { expectFound, expectLiteral } from './expect-literal'

/** Words whose letters have accents, each once, and a sign with which no other name ends. */
const WORDS = 'Écume dorée où île brûlée naît çà là'
const END = '§'

/** A search finds no name that only resembles the text: the words of one in another order, without accents, or its start. */
export const createNearNamesCheck: CheckFactory = (context) => {
  const { call, slots, identity, contract } = context
  const named = createSlot<Product>('near-names › create a product with a long name')
  const step = (title: string, run: () => Promise<void>): Step =>
    withRetries(context, { title, operation: 'searchProducts', isThorough: true, run })
  /** Where the name itself is not found, nothing is known of what resembles it. */
  const searchBeside = async (...near: readonly string[]) => {
    const product = named.get()
    const cause = 'The text is changed before it is looked for, or its words are looked for alone.'
    const search = (text: string) => call('searchProducts', { query: { search: text }, cause })
    expectFound(await search(product.name), product.name, product)
    for (const text of near) expectLiteral(await search(text), text)
  }

  return {
    id: 'near-names',
    title: 'A search finds what contains the text, and nothing that resembles it',
    level: 'journeys',
    needs: ['admin', 'categories', 'products'],
    kind: 'series',
    steps: [
      {
        title: 'create a product with a long name',
        operation: 'createProduct',
        isThorough: true,
        async run() {
          slots.deletion.get()
          const length = readLimit(contract, 'ProductName', 'maxLength')
          const start = `${identity.productName(WORDS)} `
          const { product } = await createProduct(context, {
            name: start.padEnd(length - END.length, 'e') + END,
            description: 'Named like nothing else.',
            price: 1,
            categoryId: slots.categories.get().second._id,
            shipping: 0,
            quantity: 1,
          })
          named.set(product)
        },
      },
      step('search its words in another order, and some of them', () => {
        const words = WORDS.split(' ')
        const [first, , third] = words
        return searchBeside(words.toReversed().join(' '), `${first} ${third}`)
      }),
      step('search its letters without accents, and others with them', () =>
        searchBeside(toPlain(WORDS), identity.productName('').trim().replaceAll('o', 'ô')),
      ),
      step('search a text as long, of which the end or the start is another', () => {
        const { name } = named.get()
        return searchBeside(`${name.slice(0, -END.length)}¶`, `¶${name.slice(1)}`)
      }),
    ],
  }
}

function toPlain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
