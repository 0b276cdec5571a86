import { sql } from 'drizzle-orm'
import type { Database } from '../../../mocks/api/database/database'
import type { Services } from '../../../mocks/api/services'
import { marks } from './marks'

/** A way in which the inside of the service breaks, with what was asked of it on its lips. */
export interface PrivateFault {
  readonly name: string
  /** Breaks the database that the calls go to. */
  breakDatabase?(database: Database): Promise<void>
  /** Puts broken parts in the place of working ones. */
  breakServices?: Parts
  /** Whether the database is gone by the time of the calls. */
  losesDatabase?: true
  /** Whether no operation that does anything gets round it. */
  meetsAll?: true
}

type Parts = (services: Services) => Partial<Services>

const TABLES = [
  'users',
  'orders',
  'charges',
  'products',
  'categories',
  'photos',
  'rate_limits',
  'known_addresses',
]

const everything = JSON.stringify(marks)

function failing(make: (request: unknown[]) => unknown) {
  return async (...request: unknown[]): Promise<never> => {
    throw make(request)
  }
}

/** Every part that is asked for something fails with what `make` makes of the request. */
function breakParts(make: (request: unknown[]) => unknown): Parts {
  const fail = failing(make)
  return ({ payments, limits }) => ({
    passwords: { hash: fail, verify: fail, isWeak: () => false },
    photos: failing((request) => make([...request, everything])),
    payments: {
      ...payments,
      createClientToken: fail,
      charge: fail,
      findCharge: fail,
      voidOrRefund: fail,
    },
    limits: { ...limits, admitSignUp: fail },
  })
}

/** The database fails at whatever it is asked, before it does anything. */
function breakDatabase(make: (request: unknown[]) => unknown): Parts {
  const fail = (...request: unknown[]): never => {
    throw make(request)
  }
  return ({ database }) => ({ database: new Proxy(database, { get: () => fail }) })
}

interface Shape {
  readonly name: string
  make(request: unknown[]): unknown
}

/** What may be thrown, each with all that is private in it. */
const shapes: readonly Shape[] = [
  {
    name: 'an error with the request in it',
    make: (request) => new Error(`Could not do ${everything} ${JSON.stringify(request)}`),
  },
  {
    name: 'an error whose cause and properties have the request',
    make: (request) =>
      Object.assign(new Error('No.', { cause: new Error(everything, { cause: everything }) }), {
        request,
        params: marks,
        detail: everything,
        name: marks.name,
        code: marks.nonce,
      }),
  },
  { name: 'a text', make: () => everything },
  { name: 'an object', make: () => ({ ...marks }) },
  {
    name: 'several errors at once',
    make: () => new AggregateError([new Error(everything), { ...marks }, everything], everything),
  },
  {
    name: 'what a reader of JSON throws at something else',
    make() {
      try {
        return JSON.parse(marks.nonce)
      } catch (fault) {
        return fault
      }
    },
  },
]

export const privateFaults: readonly PrivateFault[] = [
  {
    name: 'the database refuses to write',
    breakDatabase: async (database) => {
      await database.execute(sql`set default_transaction_read_only = on`)
    },
  },
  {
    name: 'the database quotes the row that it refuses',
    async breakDatabase(database) {
      for (const table of TABLES) {
        const name = sql.identifier(table)
        await database.execute(sql`alter table ${name} add check (false) not valid`)
      }
    },
  },
  {
    name: 'the database has lost its tables',
    async breakDatabase(database) {
      for (const table of ['rate_limits', 'orders', 'charges', 'products', 'categories']) {
        await database.execute(sql`drop table ${sql.identifier(table)} cascade`)
      }
    },
  },
  { name: 'the database is lost', losesDatabase: true, meetsAll: true },
  ...shapes.map(({ name, make }) => ({
    name: `a part throws ${name}`,
    breakServices: breakParts(make),
  })),
  ...shapes.map(({ name, make }) => ({
    name: `the database throws ${name}`,
    breakServices: breakDatabase(make),
    meetsAll: true as const,
  })),
]
