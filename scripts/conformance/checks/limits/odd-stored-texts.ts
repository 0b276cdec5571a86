import { applyChange } from '../../contract/negatives/apply-change'
import type { RequestParts } from '../../http/build-request'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { callProtected } from '../access/call-protected'
import { repair } from '../negatives/repair'
import { createValidParts } from '../negatives/valid-parts'
import { HALF, NUL, ODD_TEXT } from './odd-texts'

interface Stored {
  readonly operation: string
  readonly path: readonly string[]
  /** A conflict where an earlier run has made the record, which can't be deleted. */
  readonly statuses?: readonly number[]
  /** What makes a record of a request that may make one. */
  toRecord?(context: CheckContext, text: string): object
}

const MADE = [200, 400, 409]

/** Every operation that keeps a text, and where in its body that text is. */
const stored: readonly Stored[] = [
  {
    operation: 'signUp',
    path: ['name'],
    statuses: MADE,
    toRecord: ({ identity }) => ({ email: `conformance.${identity.tag}.oddtext@example.com` }),
  },
  { operation: 'updateProfile', path: ['name'] },
  {
    operation: 'createCategory',
    path: ['name'],
    statuses: MADE,
    toRecord: ({ identity }, text) => ({ name: `Conformance ${identity.tag} ${text}` }),
  },
  { operation: 'createProduct', path: ['description'] },
  { operation: 'updateProduct', path: ['description'] },
  { operation: 'createPayment', path: ['paymentMethodNonce'] },
  { operation: 'createOrder', path: ['order', 'address'] },
  { operation: 'updateOrderStatus', path: ['status'] },
]

/** "A text with NUL or half of a surrogate pair, which some databases can't store, may be a 400": it may not be a fault. */
export const createOddStoredTextsCheck: CheckFactory = (context) => ({
  id: 'odd-stored-texts',
  title: 'Texts that can’t be stored are refused, or stored',
  level: 'shapes',
  needs: ['accounts', 'admin', 'categories', 'products', 'order'],
  // One at a time: an order of one case must not be answered again to the next.
  kind: 'series',
  steps: stored.flatMap((one) => [
    createStep(context, one, 'NUL', NUL),
    // A form is sent in UTF-8, which has no half of a pair.
    ...(one.operation.endsWith('Product') ? [] : [createStep(context, one, 'half a pair', HALF)]),
  ]),
})

function createStep(context: CheckContext, one: Stored, what: string, sign: string): Step {
  const { operation, path, statuses = [200, 400], toRecord } = one
  return {
    title: `${operation}: ${path.at(-1)} with ${what}`,
    operation,
    isThorough: true,
    async run() {
      const valid = await createValidParts(context, operation)
      const text = `odd ${sign}`
      const parts = setText(valid, path, text, toRecord?.(context, text))
      const { status } = await callProtected(context, operation, {
        ...parts,
        expect: statuses,
        cause: ODD_TEXT,
      })
      if (status === 200) await repair(context, operation)
    },
  }
}

function setText(
  { form, json, ...parts }: RequestParts,
  path: readonly string[],
  text: string,
  record: object = {},
): RequestParts {
  const [field = ''] = path
  if (form) return { ...parts, form: { ...form, [field]: text } }
  const changed = applyChange(json, path, { kind: 'set', value: text })
  return { ...parts, json: Object.assign({}, changed, record) }
}
