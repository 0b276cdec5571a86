/** In our own words what PostgreSQL's SQLSTATE or the system's code says, for the faults that an operator can end. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['08P01', 'A pooler has no connection to the database, or the protocol was broken.'],
  [
    '25006',
    'The database is read-only: it is a standby, or its server was told to take no writes.',
  ],
  ['28000', 'The database does not admit the user of DATABASE_URL.'],
  ['28P01', 'The database refuses the password of DATABASE_URL.'],
  ['3D000', 'There is no such database on the server.'],
  ['40P01', 'The database ended a deadlock.'],
  ['42501', 'The user of DATABASE_URL may not do this in the database.'],
  ['42P01', 'A table is missing in the database.'],
  ['42703', 'A column is missing in the database.'],
  ['53100', 'The disk of the database is full. Make room there.'],
  ['53200', 'The server of the database has no memory left.'],
  ['53300', 'The database admits no more connections.'],
  ['55P03', 'Another session holds a lock for too long.'],
  ['57014', 'The database cancelled a statement, by its statement_timeout or by hand.'],
  ['57P01', 'The database ended the connection: it stops, or somebody ended it by hand.'],
  ['57P02', 'The database ended the connection after a crash.'],
  ['57P03', 'The database is starting, stopping or recovering.'],
  ['58030', 'The database can’t read or write its files.'],
  ['XX001', 'The database has found damaged data.'],
  ['XX002', 'The database has found a damaged index.'],
  ['ECONNREFUSED', 'Nothing listens at its address.'],
  ['ECONNRESET', 'The other side broke off a connection.'],
  ['EHOSTUNREACH', 'There is no way to its address.'],
  ['ENOTFOUND', 'Its host name is not known.'],
  ['EAI_AGAIN', 'No name server answers.'],
  ['ETIMEDOUT', 'A connection got no answer in time.'],
  [
    'EMFILE',
    'Too many files and connections are open. Allow 8192: ulimit -n, LimitNOFILE in systemd.',
  ],
  ['ENFILE', 'Too many files and connections are open on this machine.'],
  ['ENOSPC', 'A disk of this machine is full. Make room there.'],
])

export function explainCode(code: unknown): string | undefined {
  return typeof code === 'string' ? WORDS.get(code) : undefined
}
