import { prismArguments } from '../../../mocks/prism/prism-command'
import { findFreePort } from '../../processes/listening/free-port'
import type { Command } from './time-first-answer'

/**
 * Prism as a mock that answers from the contract's examples.
 *
 * @param path of the contract that it is asked for, with what `fetch` takes for that
 */
export async function prismMock(path: string, request?: RequestInit): Promise<Command> {
  const port = await findFreePort()
  return {
    args: prismArguments({ kind: 'mock', port }),
    url: `http://127.0.0.1:${port}${path}`,
    ...(request && { request }),
  }
}
