import type { FormFields } from '../../../http/exchange'
import type { Answer } from '../../../model/call'
import type { CheckContext } from '../../../model/check-context'
import { toForm } from '../../admin/product-form'
import type { Part } from '../../limits/expect-accepted'
import { readLimit } from '../../limits/read-limit'
import { sendOrSplit } from '../../limits/send-or-split'
import { fillMarkup, fillText, samples } from '../../limits/texts'
import { createPhoto } from '../../photos/make-photo'

/** The fields of a product with everything as large as the contract allows. */
export interface LargestProduct {
  readonly name: string
  readonly description: string
  readonly price: number
  readonly quantity: number
  readonly shipping: number
  readonly 'category/_id': string
}

/** What is sent to create the largest product. */
export function describeLargest({ contract, identity, slots }: CheckContext): LargestProduct {
  return {
    name: fillText(identity.productName('Zenith'), readLimit(contract, 'ProductName', 'maxLength')),
    description: fillMarkup(
      'Made by the conformance check.',
      readLimit(contract, 'ProductDescription', 'maxLength'),
    ),
    price: readLimit(contract, 'Price', 'maximum'),
    quantity: readLimit(contract, 'Quantity', 'maximum'),
    shipping: 1,
    'category/_id': slots.categories.get().first._id,
  }
}

/**
 * Creates a product with every field at its maximum, a photo and a field that the contract does not have.
 *
 * @throws {ContractFailure} that names the field which is refused.
 */
export async function createLargest(context: CheckContext): Promise<Answer> {
  const { name, description, price, quantity, shipping } = describeLargest(context)
  const file = await createPhoto('jpeg', 'green')
  const tame = tameForm(context)
  const largest = {
    name,
    description,
    price: String(price),
    quantity: String(quantity),
    shipping: String(shipping),
  }
  const send = (form: FormFields) => sendForm(context, { ...tame, ...form })
  const part = (what: string, schema: string, form: FormFields): Part => ({
    what,
    pointer: `/components/schemas/${schema}`,
    send: () => send(form),
  })
  const own = tame['name']
  return sendOrSplit(
    () => send({ ...largest, file, conformanceExtra: 'x' }),
    [
      part('a product without anything unusual', 'ProductCreate', {}),
      ...Object.entries({ price, quantity, shipping }).map(([field, value]) =>
        part(`${field} ${value}`, `ProductCreate/properties/${field}`, { [field]: String(value) }),
      ),
      part('a field that the contract does not have', 'ProductCreate', { conformanceExtra: 'x' }),
      part('a JPEG picture', 'PhotoFile', { file }),
      ...samples.map(({ name: kind, text }) =>
        part(`a name with ${kind}`, 'ProductName', { name: `${String(own)} ${text}` }),
      ),
      ...samples.map(({ name: kind, text }) =>
        part(`a description with ${kind}`, 'ProductDescription', { description: text }),
      ),
      part(`a name of ${[...name].length} characters`, 'ProductName/maxLength', { name }),
      part(
        `a description of ${[...description].length} characters in lines`,
        'ProductDescription/maxLength',
        { description },
      ),
    ],
  )
}

function tameForm({ identity, slots }: CheckContext): FormFields {
  return toForm({
    name: identity.productName('Zenith'),
    description: 'Made by the conformance check.',
    price: 1,
    categoryId: slots.categories.get().first._id,
    shipping: 0,
    quantity: 1,
  })
}

function sendForm({ call, slots }: CheckContext, form: FormFields): Promise<Answer> {
  const { id: userId, token } = slots.admin.get()
  return call('createProduct', { path: { userId }, token, form })
}
