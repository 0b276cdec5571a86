import { timestamp } from 'drizzle-orm/pg-core'

/** A moment to the millisecond, as JavaScript has it: what is read equals what was written. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
