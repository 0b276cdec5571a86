import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signInAccounts } from '../../../mocks/api/database/seed/accounts'
import { findFreePort } from '../../processes/listening/free-port'
import type { Figure } from '../figure'
import { takePairs } from '../pairs/take-pairs'
import type { RoundCounts } from '../pairs/take-rounds'
import { prismMock } from '../start-up/prism-mock'
import { timeFirstAnswer } from '../start-up/time-first-answer'

const GOAL_MS = 2_000

const [{ email, password }] = signInAccounts
const SIGN_IN: RequestInit = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ email, password }),
}

/**
 * The package's command in a folder that has nothing yet, until somebody is signed in; Prism is asked for the same.
 *
 * @param folder of the built package
 */
export function measurePackageStart(folder: string, counts: RoundCounts): Promise<Figure[]> {
  return takePairs({
    yardstick: 'Prism',
    own: () => timePackageStart(folder),
    other: async () => timeFirstAnswer(await prismMock('/auth/signin', SIGN_IN)),
    figures: [
      {
        name: 'the packaged mock in an empty folder, until a sign-in is answered',
        unit: 'ms',
        of: (ms) => ms,
        goal: { of: 'value', atMost: GOAL_MS },
      },
    ],
    ...counts,
  })
}

async function timePackageStart(folder: string): Promise<number> {
  const cwd = await mkdtemp(join(tmpdir(), 'prompt-bazaar-bench-'))
  try {
    const port = await findFreePort()
    return await timeFirstAnswer({
      args: [join(folder, 'lib/cli.mjs'), '--port', String(port)],
      cwd,
      url: `http://127.0.0.1:${port}/api/auth/signin`,
      request: SIGN_IN,
    })
  } finally {
    await rm(cwd, { recursive: true, force: true })
  }
}
