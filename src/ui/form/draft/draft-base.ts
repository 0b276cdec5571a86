import { z } from 'zod/mini'
import { type Draft, dropDraft, readDraft } from './draft-store'

/** A record that a form edits: how it is kept beside a draft, and how one of its fields is renewed. */
export interface BaseRules<State, Field extends string> {
  readonly shape: z.ZodMiniType<State>
  readonly fields: readonly Field[]
  rebase(base: State, fresh: State, field: Field): State
}

/** The name that no field has. */
const KEY = 'opened'

/** Kept beside a draft: what it was typed over. */
export function keepBase(base: unknown): Draft {
  return { [KEY]: JSON.stringify(base) }
}

/**
 * What a form's values are to be compared with when it is opened again: the fresh record, but for the fields of a draft
 * what they were when they were typed over. Otherwise a reload would turn what others have changed meanwhile into one's
 * own change. A draft that doesn't tell is dropped.
 */
export function openBase<State extends object, Field extends string>(
  draftKey: string,
  fresh: State,
  { shape, fields, rebase }: BaseRules<State, Field>,
): State {
  const { [KEY]: kept, ...typed } = readDraft(draftKey)
  const base = parse(kept, shape)
  if (base === undefined) {
    dropDraft(draftKey)
    return fresh
  }
  return fields
    .filter((field) => !(field in typed))
    .reduce<State>((state, field) => rebase(state, fresh, field), base)
}

function parse<State>(kept: unknown, shape: z.ZodMiniType<State>): State | undefined {
  if (typeof kept !== 'string') return undefined
  try {
    return z.safeParse(shape, JSON.parse(kept)).data
  } catch {
    // Damaged: as if nothing were kept.
    return undefined
  }
}
