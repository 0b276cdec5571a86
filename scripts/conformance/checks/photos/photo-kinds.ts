import { productShape } from '../../../../src/api/generated/shapes/product'
import { productWriteResultShape } from '../../../../src/api/generated/shapes/product-write-result'
import type { FormFile } from '../../http/exchange'
import { assertEvery } from '../../model/assert-values'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'
import { toForm } from '../admin/product-form'
import { expectAccepted } from '../limits/expect-accepted'
import { assertShown } from './assert-picture'
import {
  createLargePhoto,
  createPhoto,
  createWidePhoto,
  type PhotoKind,
  photoKinds,
} from './make-photo'
import { readPhoto } from './read-photo'

const POINTER = '/components/schemas/PhotoFile'

/** Every kind of picture that the contract allows, and the largest: only with `--thorough`. */
export const createPhotoKindsCheck: CheckFactory = (context) => {
  const { body } = context.contract.operation('createProduct')
  const limits = body?.kind === 'multipart' ? body.pictures.get('file') : undefined
  const isAllowed = (kind: PhotoKind) => limits?.mediaTypes.includes(`image/${kind}`)
  return {
    id: 'photo-kinds',
    title: 'Every kind and size of picture is taken',
    level: 'journeys',
    kind: 'series',
    needs: ['admin', 'categories', 'products'],
    steps: [
      ...photoKinds
        .filter(isAllowed)
        .map((kind) =>
          photoStep(context, `${kind === 'avif' ? 'an' : 'a'} ${kind} picture`, () =>
            createPhoto(kind, 'green'),
          ),
        ),
      photoStep(context, 'a file whose name has no extension', async () => ({
        ...(await createPhoto('png', 'green')),
        name: 'photo',
      })),
      ...(limits
        ? [
            photoStep(context, `a picture of ${limits.maxBytes} bytes`, () =>
              createLargePhoto('png', 'green', limits.maxBytes),
            ),
            photoStep(context, `a picture of ${limits.maxPixels} pixels`, async () =>
              createWidePhoto(limits.maxPixels),
            ),
          ]
        : []),
    ],
  }
}

function photoStep(context: CheckContext, what: string, createFile: () => Promise<FormFile>): Step {
  return {
    title: `create with ${what}`,
    operation: 'createProduct',
    isThorough: true,
    async run() {
      const { call, slots, identity } = context
      slots.deletion.get()
      const { id: userId, token } = slots.admin.get()
      const form = toForm({
        name: identity.productName('Polaroid'),
        description: 'Made by the conformance check.',
        price: 1,
        categoryId: slots.categories.get().first._id,
        shipping: 0,
        quantity: 1,
      })
      const file = await createFile()
      const answer = await expectAccepted({
        what,
        pointer: POINTER,
        send: () => call('createProduct', { path: { userId }, token, form: { ...form, file } }),
      })
      const productId = answer?.read(productWriteResultShape).data?._id
      if (productId === undefined) return
      const shown = await call('showProduct', { path: { productId } })
      const { photo } = shown.read(productShape)
      const facts = photo && (await readPhoto(context.settings, photo.data))
      expectContract(facts !== undefined && facts.kind !== 'broken', {
        rule: 'read-back',
        operation: 'createProduct',
        pointer: POINTER,
        expected: `a picture that can be shown, made of ${what}`,
        got: facts?.kind === 'broken' ? facts.got : 'no photo',
        cause: facts?.kind === 'broken' ? facts.cause : 'The photo is not stored.',
        assertion:
          facts?.kind === 'broken' ? assertShown(facts.bytes) : assertEvery('', { has: 'photo' }),
        exchange: shown.exchange,
      })
    },
  }
}
