import { answer, type Refusal, refuse } from '../contract/operation'
import { matchesTag } from '../http/request/entity-tag'
import type { Handlers } from '../http/request-context'
import { toCents } from '../lib/money'
import type { NormalizedPhoto } from '../photo/save-photo'
import type { Services } from '../services'
import { toWireProduct } from '../wire'
import { findProduct } from './listing/select-products'
import { createProduct, deleteProduct, type ProductFields, updateProduct } from './write-products'

const UNKNOWN_CATEGORY = 'category: there is no such category.'
const UNKNOWN_PRODUCT = 'There is no such product.'
const CHANGED = 'The product was changed meanwhile. Nothing was stored.'

/** The catalogue as administrators change it. */
export function createProductAdminHandlers({
  database,
  now,
  photos,
  publicPath,
}: Services): Pick<Handlers, 'createProduct' | 'updateProduct' | 'deleteProduct'> {
  return {
    async createProduct({ body: { file, price, category, ...rest } }) {
      const upload = await readPhoto(file)
      if (!upload.isRead) return upload.refusal
      const { name, description, quantity, shipping } = rest
      const fields = {
        name,
        description,
        quantity,
        shipping,
        priceCents: toCents(price),
        categoryId: category,
      }
      const write = await createProduct(database, fields, upload.photo, now())
      if (write.outcome !== 'written') return refuse(400, UNKNOWN_CATEGORY)
      const product = await findProduct(database, write.id)
      return answer({
        success: true,
        message: 'The product was created.',
        ...(product ? { data: toWireProduct(product, publicPath) } : {}),
      })
    },

    async updateProduct({ path: { productId }, body }, { ifMatch }) {
      const upload = await readPhoto(body.file)
      if (!upload.isRead) return upload.refusal
      const isExpected = (tag: string) => matchesTag(ifMatch, tag)
      const change = { fields: readFields(body), photo: upload.photo, isExpected }
      const write = await updateProduct(database, productId, change, now())
      switch (write.outcome) {
        case 'changed':
          return refuse(412, CHANGED)
        case 'unknown-product':
          return refuse(404, UNKNOWN_PRODUCT)
        case 'unknown-category':
          return refuse(400, UNKNOWN_CATEGORY)
        case 'written':
          return answer({ success: true, message: 'The product was updated.', name: write.name })
      }
    },

    async deleteProduct({ path: { productId } }) {
      const isDeleted = await deleteProduct(database, productId)
      return isDeleted
        ? answer({ message: 'The product was deleted.' })
        : refuse(404, UNKNOWN_PRODUCT)
    },
  }

  async function readPhoto(file: Blob | undefined): Promise<ReadPhoto> {
    if (!file) return { isRead: true, photo: undefined }
    const result = await photos(file)
    switch (result.outcome) {
      case 'normalized':
        return { isRead: true, photo: result.photo }
      case 'not-a-picture':
        return {
          isRead: false,
          refusal: refuse(400, 'file: must be a JPEG, PNG, WebP, GIF or AVIF picture.'),
        }
      case 'too-many-pixels':
        return { isRead: false, refusal: refuse(413, 'file: the picture has too many pixels.') }
    }
  }
}

type ReadPhoto =
  | { readonly isRead: true; readonly photo: NormalizedPhoto | undefined }
  | { readonly isRead: false; readonly refusal: Refusal<400 | 413> }

type UpdateBody = Parameters<Handlers['updateProduct']>[0]['body']

/** Only the fields that were sent: the others keep their value. */
function readFields({ name, description, price, category, quantity, shipping }: UpdateBody) {
  const fields: Partial<ProductFields> = {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(price === undefined ? {} : { priceCents: toCents(price) }),
    ...(category === undefined ? {} : { categoryId: category }),
    ...(quantity === undefined ? {} : { quantity }),
    ...(shipping === undefined ? {} : { shipping }),
  }
  return fields
}
