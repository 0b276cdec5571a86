import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A PostgreSQL database, embedded or served, or a transaction in one. */
export type Database = PgDatabase<PgQueryResultHKT>

/** A database that is open, and how to let go of it. */
export interface OpenDatabase {
  readonly database: Database
  /** Whether other processes may be at work on it too. */
  readonly isShared: boolean
  /** Of a database that no other process can change: grows whenever something may have changed. */
  countWrites?(): number
  /** Waits for what is under way, then closes. */
  close(): Promise<void>
}

/** What is done with a database before it may be used. */
export interface Preparation {
  /** Looks at it before anything is changed, and throws when it must not be opened. */
  readonly admit?: PrepareDatabase
  /** Whether the tables stay as they are; without it they are brought up to date. */
  readonly keepsTables?: boolean
  readonly prepare: PrepareDatabase
}

/** Brings a database from migrated to ready, such as by filling an empty one. */
export type PrepareDatabase = (database: Database) => Promise<void>

/** Where drizzle-kit writes the migrations and every database reads them. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
