import { isDeepStrictEqual } from 'node:util'
import { asObject, isObject, readPointer, toPointer } from '../../mocks/contract/json'
import type { Content, Operation, RequestBody, ResponseSpec } from '../../mocks/contract/operation'
import { type Change, createChangeList, type Note, type Side } from './change'
import { compareSchemas, type Direction, type SchemaPair } from './compare-schemas'
import {
  type AnyParameter,
  headerSchemaPointer,
  listOptionalHeaders,
  listParameters,
  needsBody,
} from './read-more'

/** What is different in a newer contract, and whom each change breaks. */
export function compareContracts(before: Side, after: Side): readonly Change[] {
  const changes = createChangeList()
  if (before.basePath !== after.basePath) {
    const what = `the paths begin at ${after.basePath} in place of ${before.basePath}`
    changes.noteFor()('/servers', what, 'clients', 'backends')
  }
  for (const old of before.operations) {
    const note = changes.noteFor(old.id)
    const now = after.operations.find(({ id }) => id === old.id)
    if (now) createComparison(before, after, note)(old, now)
    else note(old.pointer, `${old.id} is gone`, 'clients')
  }
  for (const { id, pointer } of after.operations) {
    if (before.operations.some((old) => old.id === id)) continue
    changes.noteFor(id)(pointer, `${id} is new`, 'backends')
  }
  compareSchemes(before, after, changes.noteFor())
  compareWords(before.document, after.document, '', changes.noteFor())
  return changes.list()
}

function createComparison(before: Side, after: Side, note: Note) {
  const pairOf = (old: string, now: string): SchemaPair => ({
    before: { document: before.document, pointer: old },
    after: { document: after.document, pointer: now },
  })
  const compare = (old: string, now: string, direction: Direction) =>
    compareSchemas(pairOf(old, now), direction, note)

  const compareNeed = (pointer: string, name: string, was: boolean, is: boolean) => {
    if (was && !is) note(pointer, `${name} becomes optional`, 'backends')
    if (!was && is) note(pointer, `${name} becomes required`, 'clients')
  }

  const compareParameters = (from: Operation, to: Operation) => {
    const old = listParameters(before.document, from)
    const now = listParameters(after.document, to)
    const same = (a: AnyParameter, b: AnyParameter) => a.name === b.name && a.in === b.in
    for (const one of old) {
      const other = now.find((each) => same(each, one))
      if (!other) note(one.pointer, `the ${one.in} parameter ${one.name} is gone`, 'clients')
      else {
        compareNeed(other.pointer, one.name, one.isRequired, other.isRequired)
        compare(one.schemaPointer, other.schemaPointer, 'request')
      }
    }
    for (const one of now) {
      if (old.some((each) => same(each, one))) continue
      note(
        one.pointer,
        `the ${one.in} parameter ${one.name} is new`,
        ...(one.isRequired ? (['clients', 'backends'] as const) : (['backends'] as const)),
      )
    }
  }

  const comparePictures = (old: RequestBody, now: RequestBody) => {
    if (old.kind !== 'multipart' || now.kind !== 'multipart') return
    for (const [field, { mediaTypes }] of now.pictures) {
      const known = old.pictures.get(field)?.mediaTypes ?? mediaTypes
      const at = `${now.pointer}/encoding/${field}`
      for (const type of without(known, mediaTypes))
        note(at, `${field} takes no ${type} any more`, 'clients')
      for (const type of without(mediaTypes, known))
        note(at, `${field} takes ${type} too`, 'backends')
    }
  }

  const compareBodies = (from: Operation, to: Operation) => {
    const { body: old } = from
    const { body: now, pointer } = to
    if (!old && !now) return
    if (!old || !now || old.mediaType !== now.mediaType) {
      const words = `the request’s body is ${now?.mediaType ?? 'none'} in place of ${old?.mediaType ?? 'none'}`
      note(`${pointer}/requestBody`, words, 'clients', 'backends')
      return
    }
    if (old.kind === 'json' && now.kind === 'json' && old.maxBytes !== now.maxBytes) {
      const words = `a body has at most ${now.maxBytes} bytes in place of ${old.maxBytes}`
      note(now.pointer, words, now.maxBytes < old.maxBytes ? 'clients' : 'backends')
    }
    const [was, is] = [needsBody(before.document, from), needsBody(after.document, to)]
    compareNeed(`${pointer}/requestBody`, 'a body', was, is)
    comparePictures(old, now)
    compare(old.schemaPointer, now.schemaPointer, 'request')
  }

  const compareContents = (old: readonly Content[], now: readonly Content[], at: string) => {
    for (const one of old) {
      const other = now.find(({ mediaType }) => mediaType === one.mediaType)
      if (other) compare(one.schemaPointer, other.schemaPointer, 'response')
      else note(at, `${one.mediaType} is not answered any more`, 'clients', 'backends')
    }
    for (const { mediaType } of now) {
      if (old.some((one) => one.mediaType === mediaType)) continue
      note(at, `${mediaType} is answered now`, 'clients')
    }
  }

  const compareHeaderValues = (names: readonly string[], old: ResponseSpec, now: ResponseSpec) => {
    for (const name of names) {
      const was = headerSchemaPointer(before.document, old.pointer, name)
      compare(was, headerSchemaPointer(after.document, now.pointer, name), 'response')
    }
  }

  const compareHeaders = (old: ResponseSpec, now: ResponseSpec) => {
    const [may, mayStill] = [
      listOptionalHeaders(before.document, old.pointer),
      listOptionalHeaders(after.document, now.pointer),
    ]
    const all = [...mayStill, ...now.requiredHeaders]
    for (const name of may.filter((one) => !all.includes(one)))
      note(now.pointer, `the header ${name} does not come any more`, 'clients')
    const known = [...may, ...old.requiredHeaders]
    compareHeaderValues(
      known.filter((one) => all.includes(one)),
      old,
      now,
    )
    for (const name of mayStill.filter((one) => !known.includes(one)))
      note(now.pointer, `the header ${name} may come`)
    for (const name of old.requiredHeaders) {
      if (now.requiredHeaders.includes(name)) continue
      note(now.pointer, `the header ${name} is not required any more`, 'clients')
    }
    for (const name of now.requiredHeaders) {
      if (old.requiredHeaders.includes(name)) continue
      note(now.pointer, `the header ${name} becomes required`, 'backends')
    }
  }

  const compareResponses = (old: Operation, now: Operation) => {
    for (const [status, one] of old.responses) {
      const other = now.responses.get(status)
      if (!other) {
        // Whoever waits for a success waits in vain.
        note(
          one.pointer,
          `${status} is gone`,
          'backends',
          ...(status < 300 ? (['clients'] as const) : []),
        )
        continue
      }
      compareHeaders(one, other)
      compareContents(one.content, other.content, other.pointer)
    }
    for (const [status, { pointer }] of now.responses) {
      if (!old.responses.has(status)) note(pointer, `${status} is new`, 'clients')
    }
  }

  return (old: Operation, now: Operation) => {
    if (old.method !== now.method || old.path !== now.path) {
      const words = `${now.method} ${now.path} in place of ${old.method} ${old.path}`
      note(now.pointer, words, 'clients', 'backends')
    }
    if (old.role !== now.role) {
      const words = `for ${nameRole(now)} in place of ${nameRole(old)}`
      // Who could call and can't is broken; who must be let in and was not has to be.
      note(now.pointer, words, rankOf(now) > rankOf(old) ? 'clients' : 'backends')
    }
    compareParameters(old, now)
    compareBodies(old, now)
    compareResponses(old, now)
  }
}

function without(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((name) => !others.includes(name))
}

/** How a caller proves who it is. */
function compareSchemes(before: Side, after: Side, note: Note): void {
  const pointer = '/components/securitySchemes'
  const [old, now] = [before, after].map(({ document }) =>
    Object.entries(asObject(readPointer(document, pointer))).map(([name, scheme]) => {
      const { description: _, ...rules } = asObject(scheme)
      return [name, rules] as const
    }),
  )
  if (isDeepStrictEqual(old, now)) return
  note(pointer, 'callers prove in another way who they are', 'clients', 'backends')
}

const ROLES = ['everybody', 'user', 'administrator'] as const

function nameRole({ role }: Operation): (typeof ROLES)[number] {
  return role ?? 'everybody'
}

function rankOf(operation: Operation): number {
  return ROLES.indexOf(nameRole(operation))
}

/** Texts for people, in places that both contracts have. */
const WORDS: ReadonlySet<string> = new Set([
  ...['summary', 'description', 'title', 'example', 'examples', 'deprecated', 'tags', 'version'],
])

function compareWords(old: unknown, now: unknown, pointer: string, note: Note): void {
  const isList = Array.isArray(old) && Array.isArray(now)
  if (!isList && !(isObject(old) && isObject(now))) return
  const [from, to] = [Object.entries(old), new Map(Object.entries(now))]
  const isNames = /\/(properties|schemas|paths|responses)$/.test(pointer)
  for (const key of new Set([...from.map(([name]) => name), ...to.keys()])) {
    const place = pointer + toPointer(key)
    const [one, other] = [Reflect.get(old, key), to.get(key)]
    if (!WORDS.has(key) || isNames) compareWords(one, other, place, note)
    else if (JSON.stringify(one) !== JSON.stringify(other))
      note(place, `${key} says something else`)
  }
}
