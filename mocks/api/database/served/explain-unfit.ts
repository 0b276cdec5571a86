import { z } from 'zod/mini'
import { ConfigurationError } from '../../configuration'
import { sqlStateOf } from '../sql-state'

/** What to do about a database in which a start can't make what it needs, by PostgreSQL's code of the fault. */
const REMEDIES: ReadonlyMap<string | undefined, string> = new Map([
  ['42501', 'Make its user the owner of the database, so that a start can make and change tables.'],
  ['25006', 'It is read-only, as a standby is: name the server that takes writes.'],
  ['22P05', 'Make one that has a place for every letter (create database … encoding UTF8).'],
])

const message = z.object({ message: z.string() })
/** The message of drizzle's own has the statement's values. */
const wrapped = z.object({ cause: message })

/** As a sentence what makes a database unfit for the shop; other faults as they are. */
export function explainUnfit(
  { host, port }: { readonly host: string; readonly port: number },
  fault: unknown,
): unknown {
  const remedy = REMEDIES.get(sqlStateOf(fault))
  const said = wrapped.safeParse(fault).data?.cause ?? message.safeParse(fault).data
  if (remedy === undefined || !said) return fault
  return new ConfigurationError(
    `The database at ${host}:${port} can't be prepared: ${said.message}. ${remedy} DATABASE_URL names it.`,
    { cause: fault },
  )
}
