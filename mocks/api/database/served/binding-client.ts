import { Client, type Connection, type FieldDef, types } from 'pg'

/** A statement as drizzle hands it over: one object, however often it is sent. */
interface Statement {
  readonly name: string
  /** `array` where rows are wanted as lists of their columns. */
  readonly rowMode?: string
  readonly types?: { getTypeParser(type: number, format: 'text'): ReadValue }
}

type ReadValue = (text: string) => unknown

/** As pg calls back. */
type Settle = (fault: unknown, result?: Answered) => void

interface Answered {
  readonly command: string
  readonly rowCount: number | null
  readonly fields: readonly FieldDef[]
  readonly rows: readonly unknown[]
}

/** The columns of a statement's rows, as the server has described them. */
interface Columns {
  readonly fields: readonly FieldDef[]
  readonly readers: readonly ReadValue[]
}

/** How pg's connection writes a value that is no text. */
type Value = string | null

/**
 * A connection that has the server describe a named statement's columns once, where pg's own asks each time. A server
 * executes nothing where they have changed since (0A000).
 */
export class BindingClient extends Client {
  readonly #columns = new WeakMap<Statement, Columns>()

  override query<Answer>(...request: unknown[]): Answer {
    return Reflect.apply(super.query, this, this.#bindKnown(request))
  }

  #bindKnown(request: readonly unknown[]): readonly unknown[] {
    const [statement, values, settle] = request
    if (!isStatement(statement) || !isSettle(settle)) return request
    const columns = this.#columns.get(statement)
    const bound = columns && toValues(values)
    if (bound) return [new BoundStatement(statement.name, bound, columns, settle)]
    const learn: Settle = (fault, result) => {
      if (result) this.#learn(statement, result.fields)
      settle(fault, result)
    }
    return [statement, values, learn]
  }

  #learn(statement: Statement, fields: readonly FieldDef[]): void {
    // Rows that are wanted as objects are left to pg.
    if (statement.rowMode !== 'array' && fields.length > 0) return
    const { getTypeParser } = statement.types ?? types
    const readers = fields.map(({ dataTypeID }) => getTypeParser(dataTypeID, 'text'))
    this.#columns.set(statement, { fields, readers })
  }
}

/** A statement that the server keeps, with the methods that pg calls as its answer arrives. */
class BoundStatement {
  readonly name: string
  /** pg may put its own in between, which gives up after a time. */
  callback: Settle
  readonly #values: Value[]
  readonly #columns: Columns
  readonly #rows: unknown[] = []
  #command = ''
  /** What reading a row has thrown: thrown on, it would end the process. */
  #fault: unknown = null

  constructor(name: string, values: Value[], columns: Columns, callback: Settle) {
    this.name = name
    this.callback = callback
    this.#values = values
    this.#columns = columns
  }

  submit(connection: Connection): void {
    connection.stream.cork()
    connection.bind({ statement: this.name, values: this.#values }, true)
    connection.execute(null, true)
    connection.sync()
    connection.stream.uncork()
  }

  handleDataRow({ fields }: { readonly fields: readonly Value[] }): void {
    const { readers } = this.#columns
    try {
      this.#rows.push(fields.map((text, i) => (text === null ? null : readers[i]?.(text))))
    } catch (fault) {
      this.#fault ??= fault
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#command = text
  }

  handleError(fault: Error): void {
    this.callback(fault)
  }

  handleReadyForQuery(): void {
    const [command = '', ...counts] = this.#command.split(' ')
    const { fields } = this.#columns
    const count = counts.at(-1)
    const rowCount = count === undefined ? null : Number(count)
    if (this.#fault !== null) this.callback(this.#fault)
    else this.callback(null, { command, rowCount, fields, rows: this.#rows })
  }
}

function isStatement(value: unknown): value is Statement {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    value.name !== ''
  )
}

function isSettle(value: unknown): value is Settle {
  return typeof value === 'function'
}

/** `undefined` where there are others than drizzle's texts, numbers and truths: pg has rules of its own for them. */
function toValues(values: unknown): Value[] | undefined {
  if (!Array.isArray(values)) return undefined
  const written: Value[] = []
  for (const value of values) {
    if (value === null || typeof value === 'string') written.push(value)
    else if (typeof value === 'number' || typeof value === 'boolean') written.push(String(value))
    else return undefined
  }
  return written
}
