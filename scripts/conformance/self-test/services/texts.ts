import { isObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { onForm, onJson } from '../wrap/one-operation'

/** Changes a text of a form before the service stores it. */
export function storeForm(
  operation: string,
  field: string,
  change: (text: string) => string | undefined,
): Wrapper {
  return onForm(operation, (form) => {
    const text = form.get(field)
    if (typeof text !== 'string') return
    const changed = change(text)
    if (changed === undefined) form.delete(field)
    else form.set(field, changed)
  })
}

/** Changes a text of the JSON, however deep, before the service stores it. */
export function storeJson(
  operation: string,
  field: string,
  change: (text: string) => string,
): Wrapper {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === field && typeof inner === 'string' ? change(inner) : visit(inner),
      ]),
    )
  }
  return onJson(operation, visit)
}

export const trim = (text: string) => text.trim()
export const lower = (text: string) => text.toLowerCase()
export const compose = (text: string) => text.normalize('NFC')
export const composeFully = (text: string) => text.normalize('NFKC')
export const joinLines = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ')
export const joinBlanks = (text: string) => text.replaceAll(/ +/g, ' ')
export const withoutTags = (text: string) => text.replaceAll(/<[^>]*>/g, '')
export const withoutAstral = (text: string) => text.replaceAll(/[^\0-\uffff]/gu, '')
export const questionMarks = (text: string) => text.replaceAll(/[^\0-\uffff]/gu, '?')
export const onlyLatin = (text: string) => text.replaceAll(/[^\0-\u00ff]/gu, '?')

/** As a page would need it. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The first so many characters. */
export const cutAt = (length: number) => (text: string) => [...text].slice(0, length).join('')

/** As many characters as fit into so many bytes of UTF-8. */
export const cutAtBytes = (length: number) => (text: string) =>
  Buffer.from(text).subarray(0, length).toString('utf8').replaceAll('\uFFFD', '')
