import { createBoundedMap } from '../../../../mocks/api/lib/bounded-map'
import { judgeDecline } from '../../checks/answers/judge-declines'
import { judgeErrors } from '../../checks/answers/judge-errors'
import { judgeCaching, judgeOrderUsers, judgeSignUp } from '../../checks/answers/judge-privacy'
import { judgeSecrets, listSentPasswords } from '../../checks/answers/judge-secrets'
import { judgeWaiting } from '../../checks/answers/judge-waiting'
import { createRefusalWatch } from '../../checks/fields/named-fields'
import type { Contract } from '../../contract/read-contract'
import type { Subject } from './seen'

/** Passwords to look for: those of the latest requests. */
const MOST_PASSWORDS = 200

/** What answers tell that they should not, and what they should tell. */
export function createDisclosure(contract: Contract): Subject {
  const passwords = createBoundedMap<true>(MOST_PASSWORDS)
  const refusals = createRefusalWatch(contract)
  return {
    judge({ exchange, operation }) {
      for (const password of listSentPasswords([exchange])) passwords.set(password, true)
      return [
        judgeSecrets(exchange, passwords.keys()),
        judgeOrderUsers(operation, exchange),
        judgeCaching(operation, exchange),
        judgeSignUp(operation, exchange),
        judgeWaiting(exchange),
        judgeDecline(exchange),
        judgeErrors(exchange),
        refusals(operation, exchange),
      ]
    },
  }
}
