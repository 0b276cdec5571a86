import type { ProductCreate } from '../../../api/contract'

/** A product as multipart form data. A number that could not be read is sent as an empty field. */
export function toFormData(product: Partial<ProductCreate>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(product)) {
    if (value instanceof Blob) body.append(name, value)
    else if (value !== undefined) body.append(name, Number.isNaN(value) ? '' : String(value))
  }
  return body
}
