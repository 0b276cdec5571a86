import { z } from 'zod/mini'
import { limits } from '../../api/generated/limits'
import { assertNever } from '../../lib/assert-never'
import type { Failure, JournalEntry, RetryCause } from './payment-state'
import { purchaseSchema } from './purchase'

/**
 * The version of the stored form. It has its own names (`isInDoubt`, `trouble`, `not-taken`), which must not change: a tab
 * that still runs the shop of yesterday reads the same entry, and one that it can't read it would take for no open
 * purchase, and pay a second time. Entries are renamed on their way in and out instead.
 */
const VERSION = 1

/** Any id that the service has assigned. */
const id = z.string().check(z.minLength(1))
const reason = z.string()

const causeSchema: z.ZodMiniType<RetryCause> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal(['no-answer', 'interrupted', 'offline', 'session']) }),
  z.object({ kind: z.literal(['fault', 'refused']), reason: z.optional(reason) }),
  z.object({
    kind: z.literal('busy'),
    retryAfterMs: z.number().check(z.nonnegative()),
    reason: z.optional(reason),
  }),
])

const failureSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal(['interrupted', 'unrecorded']) }),
  z.object({ kind: z.literal(['method', 'declined', 'nonce-used', 'rejected', 'voided']), reason }),
  z.object({ kind: z.literal('not-taken'), trouble: causeSchema }),
])

// Fields that only steer retries are no reason to drop an entry.
const checks = z.catch(z.int().check(z.nonnegative()), 0)
const isInDoubt = z.catch(z.boolean(), true)
const trouble = z.catch(causeSchema, { kind: 'interrupted' })

const begun = { purchase: purchaseSchema }
const authorized = {
  ...begun,
  nonce: z.string().check(z.minLength(1), z.maxLength(limits.PaymentMethodNonce.maxLength)),
  checks,
}
const paid = { ...begun, transactionId: id, checks }

const entrySchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('requesting-nonce'), ...begun }),
  z.object({ step: z.literal('charging'), ...authorized, isInDoubt }),
  z.object({ step: z.literal('charge-unknown'), ...authorized, trouble }),
  z.object({ step: z.literal(['charged', 'order-unknown']), ...paid, trouble }),
  z.object({ step: z.literal('ordering'), ...paid, isInDoubt }),
  z.object({
    step: z.literal('done'),
    ...begun,
    transactionId: id,
    orderId: id,
    isCartCleared: z.catch(z.boolean(), false),
  }),
  z.object({ step: z.literal('failed'), ...begun, failure: failureSchema }),
])

const journalSchema = z.object({ version: z.literal(VERSION), entries: z.array(z.unknown()) })

type StoredEntry = z.infer<typeof entrySchema>

/** The open purchases, at most one for each user. */
export type Journal = readonly JournalEntry[]

/** Reads the stored journal: valid entries are kept, the rest dropped. */
export function parseJournal(text: string | null): Journal {
  const entries = new Map<string, JournalEntry>()
  for (const found of readEntries(text)) {
    const { data } = entrySchema.safeParse(found)
    const entry = data && fromStored(data)
    if (entry && !entries.has(entry.purchase.userId)) entries.set(entry.purchase.userId, entry)
  }
  return [...entries.values()]
}

/** `null` when no purchase is open, so that the presence of the key tells whether one is. */
export function serializeJournal(journal: Journal): string | null {
  if (journal.length === 0) return null
  return JSON.stringify({ version: VERSION, entries: journal.map(toStored) })
}

function fromStored(stored: StoredEntry): JournalEntry {
  switch (stored.step) {
    case 'charging':
    case 'ordering': {
      const { isInDoubt: mayHaveSucceeded, ...rest } = stored
      return { ...rest, mayHaveSucceeded }
    }
    case 'charge-unknown':
    case 'charged':
    case 'order-unknown': {
      const { trouble: cause, ...rest } = stored
      return { ...rest, cause }
    }
    case 'failed': {
      const { failure, ...rest } = stored
      return { ...rest, failure: fromStoredFailure(failure) }
    }
    case 'requesting-nonce':
    case 'done':
      return stored
    default:
      return assertNever(stored)
  }
}

function fromStoredFailure(stored: z.infer<typeof failureSchema>): Failure {
  return stored.kind === 'not-taken' ? { kind: 'not-attempted', cause: stored.trouble } : stored
}

function toStored(entry: JournalEntry): StoredEntry {
  switch (entry.step) {
    case 'charging':
    case 'ordering': {
      const { mayHaveSucceeded: isInDoubt, ...rest } = entry
      return { ...rest, isInDoubt }
    }
    case 'charge-unknown':
    case 'charged':
    case 'order-unknown': {
      const { cause: trouble, ...rest } = entry
      return { ...rest, trouble }
    }
    case 'failed': {
      const { failure, ...rest } = entry
      if (failure.kind !== 'not-attempted') return { ...rest, failure }
      return { ...rest, failure: { kind: 'not-taken', trouble: failure.cause } }
    }
    case 'requesting-nonce':
    case 'done':
      return entry
    default:
      return assertNever(entry)
  }
}

function readEntries(text: string | null): unknown[] {
  if (text === null) return []
  try {
    return journalSchema.safeParse(JSON.parse(text)).data?.entries ?? []
  } catch {
    // Not JSON: no entry can be read from it.
    return []
  }
}
