import { type PGlite, parse, protocol, type Results, type Transaction } from '@electric-sql/pglite'

/**
 * For PostgreSQL, which keeps the statements of {@link pipelineQuery}: it plans them for the values of each call, as it does
 * where none is kept.
 */
export const PLAN_EACH_CALL = ['-c', 'plan_cache_mode=force_custom_plan']

/** What PGlite's `query` takes: the statement, its parameters, and how rows are wanted. */
type Request = Parameters<PGlite['query']>

/** Sends one statement and answers as PGlite's `query` does. */
type SendStatement = <Row>(...request: Request) => Promise<Results<Row>>

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

/** A statement that the database keeps. */
interface KeptStatement {
  readonly name: string
  /** Of its parameters. */
  readonly types: readonly number[]
  /** The columns of its rows, where it has any. */
  readonly columns: readonly Message[]
}

/** Lists of values make statements of every length: when it has so many, the database forgets them. */
const MOST_STATEMENTS = 200
/** Longer ones, such as those of the seed, are hardly sent twice. */
const LONGEST_TEXT = 4_000

/** Of a plan whose rows have changed their form, of a statement that is not kept any more, and of names and types that are wrong. */
const OUTDATED = /^(?:0A000|26000|42...)$/

const { serialize } = protocol
const EXECUTE_AND_END = Buffer.concat([serialize.execute(), serialize.sync()])

const keptBy = new WeakMap<PGlite, Map<string, KeptStatement>>()
let made = 0

/**
 * Statements of an embedded database, each in one exchange: PostgreSQL keeps them, with what their parameters and rows
 * are. PGlite itself takes six exchanges, in which it has the statement parsed every time.
 *
 * @returns a function for single statements, and one that gives a transaction the same
 */
export function pipelineQuery(client: PGlite): {
  readonly query: SendStatement
  within(transaction: Transaction): Transaction
} {
  const statements = keptBy.get(client) ?? new Map<string, KeptStatement>()
  keptBy.set(client, statements)

  const exchange = (parts: readonly Uint8Array[], syncToFs = false) =>
    client.execProtocolStream(Buffer.concat(parts), { syncToFs })

  async function forgetAll(): Promise<void> {
    const names = [...statements.values()].map(({ name }) => name)
    statements.clear()
    const closings = names.map((name) => serialize.close({ type: 'S', name }))
    await exchange([...closings, serialize.sync()])
  }

  async function keep(text: string): Promise<KeptStatement> {
    if (statements.size >= MOST_STATEMENTS) await forgetAll()
    made += 1
    const name = `kept_${made}`
    const describe = Buffer.concat([serialize.describe({ type: 'S', name }), serialize.sync()])
    const described = await exchange([serialize.parse({ name, text }), describe])
    const statement = {
      name,
      types: parse.parseDescribeStatementResults(described),
      columns: described.filter((message) => message.name === 'rowDescription'),
    }
    statements.set(text, statement)
    return statement
  }

  async function send<Row>(
    [text, params = [], { rowMode, parsers } = {}]: Request,
    syncToFs: boolean,
  ): Promise<Results<Row>> {
    const { name, types, columns } = statements.get(text) ?? (await keep(text))
    const values = params.map((value: unknown, index) => {
      if (value === null || value === undefined) return null
      const write = client.serializers[types[index] ?? 0]
      return write ? write(value) : String(value)
    })
    const bind = serialize.bind({ statement: name, values })
    const answered = await exchange([bind, EXECUTE_AND_END], syncToFs)
    const inherited: typeof client.parsers = Object.create(client.parsers)
    const [result] = parse.parseResults(
      [...columns, ...answered],
      Object.assign(inherited, parsers),
      rowMode ? { rowMode } : {},
    )
    return result as Results<Row>
  }

  /** Forgets a kept statement that a change of the tables has made wrong; tells whether it was one. */
  async function forgetOutdated([text]: Request, fault: unknown): Promise<boolean> {
    const kept = statements.get(text)
    if (!kept || !isOutdated(fault)) return false
    statements.delete(text)
    await exchange([serialize.close({ type: 'S', name: kept.name }), serialize.sync()])
    return true
  }

  async function sendAlone<Row>(request: Request): Promise<Results<Row>> {
    // It may have begun to close while this waited; then PGlite has words for it.
    if (!client.ready) return client.query<Row>(...request)
    try {
      return await send<Row>(request, true)
    } catch (fault) {
      if (await forgetOutdated(request, fault)) return send<Row>(request, true)
      throw fault
    }
  }

  async function sendWithin<Row>(request: Request): Promise<Results<Row>> {
    try {
      return await send<Row>(request, false)
    } catch (fault) {
      // The transaction has failed with it, but the next one has not.
      await forgetOutdated(request, fault)
      throw fault
    }
  }

  const isShort = ([text]: Request) => text.length <= LONGEST_TEXT

  return {
    // One that is closed has words for it.
    query: (...request) =>
      client.ready && isShort(request)
        ? client.runExclusive(() => sendAlone(request))
        : client.query(...request),
    within: (transaction) => ({
      ...transaction,
      get closed() {
        return transaction.closed
      },
      query: (...request) =>
        !transaction.closed && isShort(request)
          ? client.runExclusive(() => sendWithin(request))
          : transaction.query(...request),
    }),
  }
}

function isOutdated(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && OUTDATED.test(String(fault.code))
}
