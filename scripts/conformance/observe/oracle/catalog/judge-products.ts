import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Difference } from '../../../model/errors'
import { differ, differAt, differIf } from '../differ'
import { type Found, type Seen, type Subject, textOf } from '../seen'
import type { Catalogue } from './catalog'
import { findProducts, findWrong, type OwnProduct, ruleOf, toOwnProduct } from './own-product'

/** What clocks of a service and of its clients may differ by. */
const CLOCKS_MS = 10 * 60_000
const DELETED = 'The product was deleted earlier in this recording.'

const READS: ReadonlySet<string> = new Set(['showProduct', 'listRelatedProducts'])
const CHANGES: ReadonlySet<string> = new Set(['updateProduct', 'deleteProduct'])

/** Products: what was written is what is shown. Lists may lag behind by `settleMs`. */
export function createProductJudge(catalogue: Catalogue, settleMs: number): Subject {
  const judgeShown = (seen: Seen, shown: JsonObject): Difference | undefined => {
    const product = catalogue.recognise(shown)
    const patience = seen.operation.id === 'showProduct' ? 0 : settleMs
    if (!product || !seen.isAlone || seen.startedAt < product.writtenAt + patience) return undefined
    if (product.isGone) {
      const told = { expected: 'no such product', got: String(shown['name']), cause: DELETED }
      return differ(seen, { rule: 'read-back', ...told })
    }
    const wrong = findWrong(product, shown)
    product.isConfirmed ||= !wrong
    if (!wrong) return undefined
    const [field, , got] = wrong
    // Once is enough.
    product.wanted = { ...product.wanted, [field]: got }
    return blame(
      seen,
      product,
      differAt(seen, ruleOf(field, product.writer), wrong, causeOf(product)),
    )
  }

  const judgeCreated = (seen: Seen): Found => {
    const data = asObject(asObject(seen.exchange.json)['data'])
    const category = textOf(seen.sent['category'])
    const wrong = '_id' in data ? findWrong(toOwnProduct(seen), data) : undefined
    const isUnknown =
      category !== undefined &&
      catalogue.hasCategories &&
      catalogue.category(category) === undefined
    return [
      differIf(isUnknown, seen, {
        rule: 'bad-input',
        expected: '400',
        cause: 'No list of this recording has its category.',
      }),
      wrong &&
        differAt(
          seen,
          ruleOf(wrong[0], 'createProduct'),
          wrong,
          'The product is not as it was sent.',
        ),
      judgeTime(seen, data['createdAt']),
    ]
  }

  const judgeNamed = (seen: Seen): Found => {
    const { operation, isOk, exchange, isAlone, startedAt } = seen
    const product = catalogue.find(seen.path['productId'])
    if (!product || !isAlone || startedAt < product.writtenAt) return []
    if (isOk)
      return [
        differIf(product.isGone, seen, { rule: 'unknown-id', expected: '404', cause: DELETED }),
      ]
    const isMissed = exchange.status === 404 && !product.isGone && operation.responses.has(404)
    const cause = 'The product was created earlier in this recording, and not deleted.'
    const told = { rule: 'read-back', expected: 'the product', cause } as const
    return isMissed ? [blame(seen, product, differ(seen, told))] : []
  }

  return {
    judge(seen) {
      const { id } = seen.operation
      const isNamed = READS.has(id) || CHANGES.has(id)
      // What a write answers is the product as it is from then on.
      const isRead = seen.isOk && id !== 'createProduct' && id !== 'updateProduct'
      const shown = isRead ? findProducts(seen.exchange.json) : []
      return [
        ...(id === 'createProduct' && seen.isOk ? judgeCreated(seen) : []),
        ...(isNamed ? judgeNamed(seen) : []),
        ...shown.map((product) => judgeShown(seen, product)),
      ]
    },
  }
}

/** What has been shown right is wrong where it is shown now; else where it was written. */
function blame({ operation }: Seen, { isConfirmed, writer }: OwnProduct, difference: Difference) {
  return { ...difference, operation: isConfirmed ? operation.id : writer }
}

function causeOf({ isConfirmed, writer }: OwnProduct): string {
  return isConfirmed
    ? 'Another answer of this recording has shown it as it was written.'
    : `${writer} has written it otherwise earlier in this recording.`
}

function judgeTime(seen: Seen, createdAt: unknown): Difference | undefined {
  const at = Date.parse(String(createdAt))
  const date = Date.parse(seen.exchange.headers['date'] ?? '')
  const now = Number.isNaN(date) ? seen.startedAt : date
  // A recording without times has those of 1970.
  const isOff = !Number.isNaN(at) && now > CLOCKS_MS && Math.abs(at - now) > CLOCKS_MS
  return differIf(isOff, seen, {
    rule: 'read-back',
    expected: isOff ? `createdAt: about ${new Date(now).toISOString()}` : '',
    got: `createdAt: ${String(createdAt)}`,
    cause: 'The time of its creation is not that of the answer.',
  })
}
