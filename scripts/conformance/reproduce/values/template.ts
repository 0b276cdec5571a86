import type { Leaf } from './recording'

/** What is done to a variable before it is put in. */
export type Form =
  | 'as it is'
  | 'upper'
  | 'lower'
  | 'altered'
  | 'unsigned'
  /** A token with another signature. */
  | 'resigned'
  /** A token with a claim more, signed with the common secret that it was signed with. */
  | 'forged'
  /** Each letter in its other case. */
  | 'swapped'
  /** An id that nothing has, made of a known one. */
  | 'unknown'
  | { readonly but: number }

/** A piece of a text that a script sends or compares with. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'repeat'; readonly unit: Template; readonly times: number }
  | { readonly kind: 'variable'; readonly name: string; readonly form?: Form }
  | { readonly kind: 'captured'; readonly leaf: Leaf; readonly form: Form; readonly text: string }

/** A text, some parts of which are known only when the script runs. */
export type Template = readonly Part[]

/** A text without variables; long repetitions are generated. */
export function toParts(text: string): Template {
  const parts: Part[] = []
  let end = 0
  for (const { 0: run, 1: unit = run, index } of text.matchAll(LONG_RUN)) {
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) })
    const times = run.length / unit.length
    parts.push({ kind: 'repeat', unit: [{ kind: 'text', text: unit }], times })
    end = index + run.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

/** A few characters, sixty times or more. */
const LONG_RUN = /((?:(?!\n).){1,8}?)\1{59,}/gsu

/** The leaves of answers that a template needs. */
export function listLeavesOf(template: Template): readonly Leaf[] {
  return template.flatMap((part) => {
    if (part.kind === 'captured') return [part.leaf]
    return part.kind === 'repeat' ? listLeavesOf(part.unit) : []
  })
}

/** Whether a template is made of the header of an answer, which a repaired service may not send. */
export function hasHeaderLeaf(template: Template): boolean {
  return listLeavesOf(template).some(({ at }) => at.startsWith('/#'))
}

/** Changes the texts of a template, to write them in another notation. */
export function mapText(template: Template, change: (text: string) => string): Template {
  return template.map((part): Part => {
    if (part.kind === 'text') return { ...part, text: change(part.text) }
    return part.kind === 'repeat' ? { ...part, unit: mapText(part.unit, change) } : part
  })
}

/** The template with neighboring texts made one. */
export function mergeText(template: Template): Template {
  const merged: Part[] = []
  for (const part of template) {
    const last = merged.at(-1)
    if (part.kind === 'text' && last?.kind === 'text') {
      merged[merged.length - 1] = { kind: 'text', text: last.text + part.text }
    } else merged.push(part)
  }
  return merged
}
