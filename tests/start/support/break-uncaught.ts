/** A production process that fails as its first argument says, with personal data in the error. */
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { createJsonLog } from '../../../mocks/api/http/log'
import { logConsole, logUncaught } from '../../../scripts/start/log-console'

const MARK = 'nell@private.example'

const log = createJsonLog(() => new Date())
logConsole(log)
logUncaught(log)
const fault = new DrizzleQueryError('insert into "users" values ($1)', [MARK], new Error(MARK))
switch (process.argv[2]) {
  case 'exception':
    setTimeout(() => {
      throw fault
    }, 0)
    break
  case 'rejection':
    void Promise.reject(fault)
    break
  case 'text':
    void Promise.reject(MARK)
    break
  default:
    console.error('A package failed:', fault, { MARK })
}
