import { z } from 'zod/mini'
import { limits } from '../../api/generated/limits'
import type { Failure, JournalEntry, Trouble } from './payment-state'
import { purchaseSchema } from './purchase'

/** Rises when entries change their form; what an older shop wrote is then brought up to date here. */
const VERSION = 1

/** Of the service's making: whatever it gave was good enough to be written, so it is to be read again. */
const id = z.string().check(z.minLength(1))
const reason = z.string()

const troubleSchema: z.ZodMiniType<Trouble> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal(['no-answer', 'interrupted', 'offline', 'session']) }),
  z.object({ kind: z.literal(['fault', 'refused']), reason: z.optional(reason) }),
  z.object({ kind: z.literal('busy'), retryAfterMs: z.number().check(z.nonnegative()) }),
])

const failureSchema: z.ZodMiniType<Failure> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal(['interrupted', 'unrecorded']) }),
  z.object({ kind: z.literal(['method', 'declined', 'nonce-used', 'rejected', 'voided']), reason }),
  z.object({ kind: z.literal('not-taken'), trouble: troubleSchema }),
])

// What only steers how often and why the service is asked is no reason to drop an entry.
const checks = z.catch(z.int().check(z.nonnegative()), 0)
const isInDoubt = z.catch(z.boolean(), true)
const trouble = z.catch(troubleSchema, { kind: 'interrupted' })

const begun = { purchase: purchaseSchema }
const authorized = {
  ...begun,
  nonce: z.string().check(z.minLength(1), z.maxLength(limits.PaymentMethodNonce.maxLength)),
  checks,
}
const paid = { ...begun, transactionId: id, checks }

const entrySchema: z.ZodMiniType<JournalEntry> = z.discriminatedUnion('step', [
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

/** What is open, one entry a user. */
export type Journal = readonly JournalEntry[]

/** The journal that stands in storage: each entry that is sound is kept, the rest dropped. */
export function parseJournal(text: string | null): Journal {
  const entries = new Map<string, JournalEntry>()
  for (const found of readEntries(text)) {
    const { data: entry } = entrySchema.safeParse(found)
    if (entry && !entries.has(entry.purchase.userId)) entries.set(entry.purchase.userId, entry)
  }
  return [...entries.values()]
}

/** `null` when nothing is open, so that the key itself says whether something is. */
export function serializeJournal(journal: Journal): string | null {
  return journal.length > 0 ? JSON.stringify({ version: VERSION, entries: journal }) : null
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
