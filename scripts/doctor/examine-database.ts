import type { DatabaseFacts } from '../../mocks/api/database/inspection/inspect-database'
import { assertNever } from '../../mocks/api/lib/assert-never'
import { doubtful, type Finding, good, missing } from './finding'

export type DatabaseInspection =
  | { readonly kind: 'new' }
  | { readonly kind: 'in-use' }
  | { readonly kind: 'unreachable'; readonly reason: string }
  | { readonly kind: 'inspected'; readonly facts: DatabaseFacts }

const OLDEST_VERSION = 15
const OWNING = 'Make the user the owner of the database and of its tables.'
const CLOCK_TOLERANCE_MS = 5_000

/** @param now this machine's clock when the database told its own */
export function examineDatabase(inspection: DatabaseInspection, now: Date): Finding[] {
  switch (inspection.kind) {
    case 'new':
      return [
        good('There is no data yet: the first start makes an empty shop with an administrator.'),
      ]
    case 'in-use':
      return [
        doubtful(
          'The data is in use, or a killed process has left its lock, so it was not looked at. Stop the shop and ask again.',
        ),
      ]
    case 'unreachable':
      return [missing(inspection.reason)]
    case 'inspected':
      return examineFacts(inspection.facts, now)
    default:
      return assertNever(inspection)
  }
}

function examineFacts(facts: DatabaseFacts, now: Date): Finding[] {
  const { pendingMigrations } = facts
  return [
    examineVersion(facts.version),
    examineTrigrams(facts.trigrams),
    ...examineSettings(facts.unfitSettings),
    examineWriting(facts),
    examineRights(facts),
    facts.unknownMigrations > 0
      ? missing('The database was changed by a later version of the shop. Deploy that one.')
      : good(
          pendingMigrations === 0
            ? 'The tables are up to date.'
            : `${pendingMigrations} migrations are pending: the start makes them. Keep a copy of the data before.`,
        ),
    examineAccounts(facts),
    Math.abs(facts.now.getTime() - now.getTime()) > CLOCK_TOLERANCE_MS
      ? doubtful(
          'The clocks of this machine and of the database differ by more than 5 s. Set both by NTP.',
        )
      : good('The clocks of this machine and of the database agree.'),
  ]
}

function examineAccounts({ data, openIds }: DatabaseFacts): Finding {
  if (openIds.length === 0) {
    return good('No administrator and no account of the seed opens with a published password.')
  }
  const ids = openIds.join(', ')
  return doubtful(
    data === 'production'
      ? `A published password opens ${ids}: the start in production closes these accounts, and nothing else may run on this data until then.`
      : `A demonstration has used this data, and whoever signed in with a published password may have set another one: the start in production closes ${ids}, and ADMIN_PASSWORD opens the oldest administrator's account.`,
  )
}

function examineVersion(version: number): Finding {
  const major = Math.floor(version / 10_000)
  return major < OLDEST_VERSION
    ? missing(`The database is PostgreSQL ${major}; the shop needs ${OLDEST_VERSION} or later.`)
    : good(`The database answers: PostgreSQL ${major}.`)
}

function examineSettings(unfit: readonly string[]): Finding[] {
  if (unfit.length > 0) return unfit.map((says) => missing(`The database is unfit. ${says}`))
  return [good('The database is in UTF8, and its sessions begin as the shop needs them.')]
}

function examineWriting({ isReadOnly }: DatabaseFacts): Finding {
  return isReadOnly
    ? missing('The database is read-only, as a standby is. Name the server that takes writes.')
    : good('The database takes writes.')
}

function examineRights({ mayMigrate, mayWrite, pendingMigrations }: DatabaseFacts): Finding {
  if (!mayMigrate && pendingMigrations > 0) {
    return missing(
      `The user of the database may not make and change the tables, which the pending migrations do. ${OWNING}`,
    )
  }
  if (!mayWrite) {
    return missing(`The user of the database may not read and write every table. ${OWNING}`)
  }
  return mayMigrate
    ? good('The user of the database may make, change and fill the tables.')
    : doubtful(
        `The user of the database may fill the tables and not change them: a later version's start will be refused. ${OWNING}`,
      )
}

function examineTrigrams(trigrams: DatabaseFacts['trigrams']): Finding {
  switch (trigrams) {
    case 'installed':
      return good('The extension pg_trgm is there.')
    case 'available':
      return doubtful(
        'The extension pg_trgm is not created yet: the start does it where its user may, otherwise run "create extension pg_trgm" as the owner.',
      )
    case 'missing':
      return missing('The server has no extension pg_trgm. Install it (postgresql-contrib).')
    default:
      return assertNever(trigrams)
  }
}
