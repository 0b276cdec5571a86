import { listExtended } from '../../checks/ids/extended-id'
import {
  alterToken,
  changeSignature,
  stripSignature,
  swapCase,
} from '../../checks/tokens/forge-token'
import { isForgedFrom } from '../../checks/tokens/guessable-secrets'
import type { Exchange } from '../../http/exchange'
import { listTexts } from './list-texts'
import type { MadeValue } from './made-values'
import type { Leaf, Recording } from './recording'
import { type Form, type Part, type Template, toParts } from './template'

/** Finds out what a text of the run is made of; `before`: the number of the exchange that needs it. */
export type Resolve = (text: string, before: number) => Template

const FRESH_TEXT = /fresh-[0-9a-f]{8}/g

/** Creates the function that tells which parts of a text are a service's, or the run's own. */
export function createResolve(recording: Recording, made: readonly MadeValue[]): Resolve {
  const freshTexts: string[] = []
  const own = toPattern(made)
  const byText = new Map(made.map((value) => [value.text.toLowerCase(), value]))

  const resolveOwn = (text: string): Template => {
    const parts: Part[] = []
    let end = 0
    for (const { 0: found, index } of text.matchAll(own)) {
      parts.push(...toParts(text.slice(end, index)))
      const value = byText.get(found.toLowerCase())
      if (value) parts.push({ kind: 'variable', name: value.name, form: formOf(found, value.text) })
      else parts.push(...toFresh(found))
      end = index + found.length
    }
    return [...parts, ...toParts(text.slice(end))]
  }

  /** As long as the one that the run had. */
  const toFresh = (found: string): Template => {
    if (!freshTexts.includes(found)) freshTexts.push(found)
    const number = String(freshTexts.indexOf(found)).padStart(2, '0')
    return [
      { kind: 'text', text: 'fresh-' },
      { kind: 'variable', name: 'FRESH', form: 'as it is' },
      { kind: 'text', text: number },
    ]
  }

  return (text, before) => {
    const ownParts = resolveOwn(text)
    if (ownParts.some(({ kind }) => kind === 'variable')) return ownParts
    const leaf = chooseLeaf(recording.find(text), text, before)
    if (leaf) return [{ kind: 'captured', leaf, form: 'as it is', text }]
    return (
      resolveForgedOwn(made, text) ??
      resolveForged(recording, text, before) ??
      resolveUnknown(recording, text, before) ??
      resolveExtended(recording, text, before) ??
      ownParts
    )
  }
}

function toPattern(made: readonly MadeValue[]): RegExp {
  const texts = made
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp([FRESH_TEXT.source, ...texts].join('|'), 'gi')
}

function formOf(found: string, text: string): Form {
  if (found === text) return 'as it is'
  if (found === text.toUpperCase()) return 'upper'
  return found !== text.toLowerCase() && found === swapCase(text) ? 'swapped' : 'lower'
}

/** A token that was made of one from the environment. */
function resolveForgedOwn(made: readonly MadeValue[], text: string): Template | undefined {
  for (const { name, text: token, from } of made) {
    if (from.kind !== 'environment' || token.length < SHORTEST_TOKEN) continue
    const form = text.length < SHORTEST_TOKEN / 2 ? undefined : formOfForged(text, token)
    if (form) return [{ kind: 'variable', name, form }]
  }
  return undefined
}

/** A token that was made of a genuine one. */
function resolveForged(recording: Recording, text: string, before: number): Template | undefined {
  if (text.length < SHORTEST_TOKEN) return undefined
  for (const token of recording.tokens) {
    // It may be there with something behind it.
    const isWhole = token.length >= SHORTEST_TOKEN && text.startsWith(token)
    const form = isWhole ? 'as it is' : formOfForged(text, token)
    const leaf = form && chooseLeaf(recording.find(token), token, before)
    const rest = isWhole ? toParts(text.slice(token.length)) : []
    if (leaf) return [{ kind: 'captured', leaf, form, text }, ...rest]
  }
  return undefined
}

/** An id that was made of a genuine one, so that nothing has it. */
function resolveUnknown(recording: Recording, text: string, before: number): Template | undefined {
  const known = recording.findKnown(text)
  const leaf = known === undefined ? undefined : chooseLeaf(recording.find(known), known, before)
  return leaf && [{ kind: 'captured', leaf, form: 'unknown', text }]
}

/** A genuine id with something before or behind it. */
function resolveExtended(recording: Recording, text: string, number: number): Template | undefined {
  for (const { known, before, behind } of listExtended(text)) {
    const ids = recording.find(known).filter(({ at }) => at.endsWith('/_id'))
    const leaf = chooseLeaf(ids, known, number)
    if (!leaf) continue
    return [
      ...toParts(before),
      { kind: 'captured', leaf, form: 'as it is', text: known },
      ...toParts(behind),
    ]
  }
  return undefined
}

const SHORTEST_TOKEN = 12

function formOfForged(text: string, token: string): Form | undefined {
  if (text === alterToken(token)) return 'altered'
  if (text === stripSignature(token)) return 'unsigned'
  if (text === changeSignature(token)) return 'resigned'
  if (text === swapCase(token)) return 'swapped'
  if (isForgedFrom(text, token)) return 'forged'
  if (text === token.toUpperCase()) return 'upper'
  if (text === token.toLowerCase()) return 'lower'
  const isCut = token.startsWith(text) && text.length > token.length / 2
  return isCut ? { but: token.length - text.length } : undefined
}

/**
 * The best place to take a value from: a list of nothing but texts, then the answer that made the record, then the one
 * where it stands highest, then the latest.
 */
function chooseLeaf(leaves: readonly Leaf[], text: string, before: number): Leaf | undefined {
  const earlier = leaves.filter(({ exchange }) => exchange.number < before)
  const given = earlier.filter(({ exchange }) => !listTexts(exchange.request).includes(text))
  const [best] = (given.length > 0 ? given : earlier).toSorted(
    (a, b) =>
      Number(isEntry(b)) - Number(isEntry(a)) ||
      Number(isCreation(b.exchange)) - Number(isCreation(a.exchange)) ||
      depthOf(a) - depthOf(b) ||
      b.exchange.number - a.exchange.number,
  )
  return best
}

/** Requests that only read, although they are sent with POST. Signing in makes a session, and says who the user is. */
const READS: ReadonlySet<string> = new Set(['filterProducts'])

function isCreation({ request: { method, operation }, status }: Exchange): boolean {
  return method === 'POST' && status < 300 && !READS.has(operation)
}

/** In a list of texts: what an order's status can be is always there, whatever orders there are. */
function isEntry({ at }: Leaf): boolean {
  return /^\/\d+$/.test(at)
}

/** Later entries of a list count as deeper. */
function depthOf({ at }: Leaf): number {
  const keys = at.split('/')
  return keys.length + keys.reduce((sum, key) => sum + (/^\d+$/.test(key) ? Number(key) : 0), 0)
}
