/** What an answer holds, as the gateway's XML has it. */
export type Xml =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly Xml[]
  | { readonly [name: string]: Xml }

/** One that repeats a name beside others: `collection` in the gateway's XML. */
export interface Collection {
  readonly pageSize: number
  readonly name: string
  readonly items: readonly Xml[]
}

/** A whole answer of one element, whose names are dashed. */
export function toXml(name: string, value: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(name, value)}\n`
}

/** The page of a search, which is no list but an element with its items in it. */
export function toCollectionXml(name: string, { pageSize, name: item, items }: Collection): string {
  const children = items.map((value) => element(item, value)).join('')
  const head = `${element('current-page-number', 1)}${element('page-size', pageSize)}${element('total-items', items.length)}`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} type="collection">${head}${children}</${name}>\n`
}

function element(name: string, value: Xml): string {
  const tag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  if (value === null) return `<${tag} nil="true"/>`
  if (typeof value === 'string') return `<${tag}>${toEntities(value)}</${tag}>`
  if (typeof value === 'number') return `<${tag} type="integer">${value}</${tag}>`
  if (typeof value === 'boolean') return `<${tag} type="boolean">${value}</${tag}>`
  if (value instanceof Date) return `<${tag} type="datetime">${value.toISOString()}</${tag}>`
  if (isList(value)) {
    return `<${tag} type="array">${value.map((one) => element('item', one)).join('')}</${tag}>`
  }
  const children = Object.entries(value).map(([key, child]) => element(key, child))
  return `<${tag}>${children.join('')}</${tag}>`
}

function isList(value: Xml): value is readonly Xml[] {
  return Array.isArray(value)
}

function toEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
