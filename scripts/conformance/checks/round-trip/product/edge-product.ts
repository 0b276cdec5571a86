import { productShape } from '../../../../../src/api/generated/shapes/product'
import { productWriteResultShape } from '../../../../../src/api/generated/shapes/product-write-result'
import type { FormFields } from '../../../http/exchange'
import type { Answer } from '../../../model/call'
import type { CheckFactory, Step } from '../../../model/check'
import type { CheckContext } from '../../../model/check-context'
import { createSlot } from '../../../model/slot'
import { expectAnswered, findByName } from '../../admin/product-form'
import type { Part } from '../../limits/expect-accepted'
import { readLimit } from '../../limits/read-limit'
import { sendOrSplit } from '../../limits/send-or-split'
import { fillText, markupText } from '../../limits/texts'
import type { SeenPhoto } from '../../photos/assert-picture'
import { createLargePhoto, createPhoto } from '../../photos/make-photo'
import { createPhotoSteps } from '../../photos/photo-steps'
import { expectNow } from '../expect-now'
import { roundTripSteps } from '../round-trip-steps'
import { edgeListSteps } from './edge-lists'
import { createLargest, describeLargest } from './largest-product'

const SMALLEST = { name: '0', description: '0', price: 0, quantity: 0, shipping: 0 } as const
/** A price that is inexact in binary: 0.29 * 100 is 28.999999999999996. A name that could be read as a number. */
const PARTIAL = { price: 0.29, name: '0012', shipping: 1 } as const

/** A product with every field at its maximum, then at its minimum: all of it is taken and kept as it was sent. */
export const createEdgeProductCheck: CheckFactory = (context) => {
  const { call, slots, identity, contract } = context
  const slot = (step: string) => createSlot<Answer>(`edge-product › ${step}`)
  const answered = slot('create with every field at its maximum')
  const created = slot('create with every field at its maximum')
  const smallest = slot('set every field to its minimum')
  const partial = slot('change price, name and shipping alone')
  const replaced = slot('change all but shipping')
  const pictured = slot('change the photo alone')
  const photo = createSlot<SeenPhoto>('edge-product › created: the photo is there')
  const update = async (form: FormFields) => {
    const { id: userId, token } = slots.admin.get()
    const { _id: productId } = created.get().read(productShape)
    await call('updateProduct', { path: { productId, userId }, token, form })
    return call('showProduct', { path: { productId } })
  }
  const step = (title: string, operation: string, run: Step['run']): Step => ({
    title,
    operation,
    run,
  })
  const by = 'updateProduct'
  const again = () => ({
    name: `${identity.productName('Zenith')} ${markupText}`,
    description: fillText('', readLimit(contract, 'ProductDescription', 'maxLength')),
    price: 19.99,
    quantity: readLimit(contract, 'Quantity', 'maximum'),
  })
  const kept = { by, rule: 'kept-value' } as const
  const first = () => {
    const product = created.get().read(productShape)
    return { ...product, 'category/_id': product.category._id }
  }

  return {
    id: 'edge-product',
    title: 'A product is kept as it is sent, up to every limit',
    level: 'journeys',
    kind: 'series',
    needs: ['admin', 'categories', 'products'],
    steps: [
      step('create with every field at its maximum', 'createProduct', async () => {
        slots.deletion.get()
        // Where none is stored, that is said there.
        slots.products.get()
        const answer = await createLargest(context)
        answered.set(answer)
        created.set(await showCreated(context, answer))
      }),
      step('created: answered as it was sent', 'createProduct', async () => {
        const { price, quantity, shipping, 'category/_id': categoryId } = describeLargest(context)
        expectAnswered(answered.get(), { price, quantity, shipping, categoryId })
      }),
      ...roundTripSteps(context, {
        when: 'created at its maximum',
        shown: created,
        by: 'createProduct',
        fields: ['name', 'description', 'price', 'quantity', 'shipping', 'category/_id'],
        values: () => ({ ...describeLargest(context) }),
      }),
      step('created now', 'createProduct', async () => {
        expectNow(created.get(), 'createProduct', 'Product')
      }),
      ...createPhotoSteps(context, {
        when: 'created',
        shown: created,
        by: 'createProduct',
        color: 'green',
        seen: photo,
      }),
      ...edgeListSteps(context, created),
      step('set every field to its minimum', by, async () => {
        smallest.set(await update(toTexts(SMALLEST)))
      }),
      ...roundTripSteps(context, {
        when: 'at its minimum',
        shown: smallest,
        by,
        fields: Object.keys(SMALLEST),
        values: () => SMALLEST,
      }),
      ...roundTripSteps(context, {
        when: 'not sent',
        shown: smallest,
        ...kept,
        fields: ['createdAt', 'category/_id'],
        values: first,
        from: () => created.get().exchange,
      }),
      step('change price, name and shipping alone', by, async () => {
        smallest.get()
        partial.set(await update(toTexts(PARTIAL)))
      }),
      ...roundTripSteps(context, {
        when: 'changed alone',
        shown: partial,
        by,
        fields: Object.keys(PARTIAL),
        values: () => PARTIAL,
      }),
      ...roundTripSteps(context, {
        when: 'not sent, and zero',
        shown: partial,
        ...kept,
        fields: ['description', 'quantity'],
        // Whether the change before took them is said there.
        values: () => ({ ...smallest.get().read(productShape) }),
      }),
      step('change all but shipping', by, async () => {
        partial.get()
        replaced.set(await replaceAll(context, update, toTexts(again())))
      }),
      ...roundTripSteps(context, {
        when: 'changed with the photo',
        shown: replaced,
        by,
        fields: ['name', 'description', 'price', 'quantity'],
        values: again,
      }),
      ...roundTripSteps(context, {
        when: 'not sent with the photo',
        shown: replaced,
        ...kept,
        fields: ['shipping'],
        values: () => PARTIAL,
      }),
      ...createPhotoSteps(context, {
        when: 'replaced',
        shown: replaced,
        by,
        color: 'red',
        earlier: photo,
      }),
      ...[
        step('change the photo alone', by, async () => {
          replaced.get()
          await update(toTexts({ shipping: SMALLEST.shipping }))
          pictured.set(await update({ file: await createPhoto('webp', 'green') }))
        }),
        ...roundTripSteps(context, {
          when: 'not sent with the photo alone, and zero',
          shown: pictured,
          ...kept,
          fields: ['shipping'],
          values: () => SMALLEST,
        }),
      ].map((one): Step => ({ ...one, isThorough: true })),
    ],
  }
}

/** Sends the largest picture with the rest, which a proxy before the service may refuse. */
async function replaceAll(
  { contract }: CheckContext,
  update: (form: FormFields) => Promise<Answer>,
  texts: FormFields,
): Promise<Answer> {
  const { body } = contract.operation('updateProduct')
  const limits = body?.kind === 'multipart' ? body.pictures.get('file') : undefined
  const small = await createPhoto('webp', 'red')
  const file = limits ? await createLargePhoto('webp', 'red', limits.maxBytes) : small
  const part = (what: string, schema: string, form: FormFields): Part => ({
    what,
    pointer: `/components/schemas/${schema}`,
    operation: 'updateProduct',
    send: () => update(form),
  })
  return sendOrSplit(
    () => update({ ...texts, file }),
    [
      part('all but shipping', 'ProductUpdate', texts),
      part('a WebP picture', 'PhotoFile', { file: small }),
      part(`a picture of ${file.bytes.length} bytes`, 'PhotoFile', { file }),
    ],
  )
}

/** The product as it is shown; a service need not say its id when it is created. */
async function showCreated(context: CheckContext, answer: Answer): Promise<Answer> {
  const { data } = answer.read(productWriteResultShape)
  const productId = data?._id ?? (await findByName(context, describeLargest(context).name))
  return context.call('showProduct', {
    path: { productId: productId ?? 'conformance-not-found' },
    rule: 'read-back',
    expected: 'the product that was created',
  })
}

function toTexts(fields: Readonly<Record<string, string | number>>): FormFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
}
