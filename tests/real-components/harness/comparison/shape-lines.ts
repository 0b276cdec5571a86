import { toLine, toLines } from '../../../widget/differential/page/journal/lines'

/** Texts that are new each time: nonces, ids, keys, instants. */
const VOLATILE =
  /(?:token_)?[0-9a-f]{8}[0-9a-f-]{16,}|eyJ[\w=+/]{20,}|[a-z]+@[a-z.]+|\b(?:PAYER|EC-|BA-|PAYID-)[0-9A-Za-z-]+|\d{4}-\d\d-\d\dT[0-9:.]+Z/g

export function steady(line: string): string {
  return line.replace(VOLATILE, '<id>')
}

/** A line for each leaf of what came, without what is new each time. */
export function shapeLines(name: string, value: unknown): string[] {
  return toLines(name, withoutCards(value)).map(steady)
}

/** The same in one line. */
export function shapeLine(value: unknown): string {
  return steady(toLine(withoutCards(value)))
}

/** An error's lines, with the shape of its details. */
export function errorLines(name: string, error: unknown): string[] {
  if (!(error instanceof Error)) return shapeLines(`${name} with`, error)
  const [type, code, details]: unknown[] = ['type', 'code', 'details'].map((member) =>
    Reflect.get(error, member),
  )
  return [
    `${name} with a ${error.name}: ${String(type)} ${String(code)}`,
    `${name} saying: ${error.message}`,
    ...shapesOf(`${name} details`, details),
  ]
}

/** Names and kinds only. */
function shapesOf(path: string, value: unknown): string[] {
  if (value === undefined) return []
  // What a gateway or a browser says of a failure is its own affair.
  if (path.endsWith('originalError')) return [`${path}: the error behind it`]
  if (value instanceof Element) return [`${path}: an element`]
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`]
  return Object.entries(value).flatMap(([name, member]) => shapesOf(`${path}.${name}`, member))
}

/** A form's state in short: brands by their names, fields by what is true of them. */
function withoutCards(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!('cards' in value && 'fields' in value && Array.isArray(value.cards))) return value
  const cards = value.cards.map((card: unknown) => {
    const { type, supported } = Object(card)
    return supported === false ? `not ${type}` : String(type)
  })
  const fields = Object.entries(Object(value.fields)).map(([key, field]) => [
    key,
    Object.entries(Object(field))
      .flatMap(([name, is]) =>
        is instanceof Element ? [`in ${is.id}`] : is === true ? [name] : [],
      )
      .sort()
      .join(),
  ])
  return { ...value, cards: cards.join(), fields: Object.fromEntries(fields) }
}
