import { z } from 'zod/mini'
import { ConfigurationError } from '../../configuration'
import { sqlStateOf } from '../sql-state'

const IN_UTF8 =
  'Make a database in UTF8 (create database … encoding UTF8), and move what is there with pg_dump and pg_restore.'

/** What to do about a database in which a start can't make what it needs, by PostgreSQL's code of the fault. */
const REMEDIES: ReadonlyMap<string | undefined, string> = new Map([
  ['42501', 'Make its user the owner of the database, so that a start can make and change tables.'],
  ['25006', 'It is read-only, as a standby is: name the server that takes writes.'],
  ['22P05', IN_UTF8],
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

const RECONNECTED = ', and let a pooler connect anew.'

/** What a session has to begin with, whatever the server, the database, its user or the options of its address say. */
const WANTED = [
  {
    setting: 'server_encoding',
    form: /^UTF8$/,
    remedy: IN_UTF8,
  },
  {
    setting: 'DateStyle',
    form: /^ISO\b/,
    remedy: `Its dates would be misread: alter role … set datestyle = 'ISO'${RECONNECTED}`,
  },
  {
    setting: 'default_transaction_isolation',
    // The two are the same in PostgreSQL.
    form: /^read (un)?committed$/,
    remedy: `Payments at the same time would fail: alter role … set default_transaction_isolation = 'read committed'${RECONNECTED}`,
  },
] as const

/** The settings of the session that are not as the shop needs them, each in a sentence that says what to do. */
export async function findUnfitSettings(
  read: (setting: string) => Promise<string>,
): Promise<string[]> {
  const unfit: string[] = []
  for (const { setting, form, remedy } of WANTED) {
    const value = await read(setting)
    if (!form.test(value)) unfit.push(`Its ${setting} is ${value}. ${remedy}`)
  }
  return unfit
}

/** @throws ConfigurationError where what a session begins with would break the shop only when somebody orders */
export async function assertFit(
  { host, port }: { readonly host: string; readonly port: number },
  read: (setting: string) => Promise<string>,
): Promise<void> {
  const unfit = await findUnfitSettings(read)
  if (unfit.length === 0) return
  throw new ConfigurationError(
    `The database at ${host}:${port} can't be used. ${unfit.join(' ')} DATABASE_URL names it.`,
  )
}
