import sharp from 'sharp'

type FieldValue = string | number | Blob | undefined

/** A form as the storefront sends it; a field that is `undefined` is left out. */
export function createForm(fields: Readonly<Record<string, FieldValue>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.set(name, value, 'photo')
    else if (value !== undefined) form.set(name, String(value))
  }
  return form
}

/** The fields of a product that the contract accepts. */
export function productFields(changes: Readonly<Record<string, FieldValue>> = {}): FormData {
  return createForm({
    name: 'Meeting Minute Maker',
    description: 'Condenses a transcript into decisions, owners and dates.',
    price: 9.99,
    category: 'cat_business',
    shipping: 0,
    quantity: 25,
    ...changes,
  })
}

/** A picture of one colour. */
export async function drawPhoto(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff' = 'png',
  { width = 64, height = 48, color = '#0f766e' } = {},
): Promise<Blob> {
  const canvas = sharp({ create: { width, height, channels: 3, background: color } })
  const bytes = await canvas.toFormat(format).toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: `image/${format}` })
}
