import { fileURLToPath } from 'node:url'
import type { SupervisedCommand } from '../processes/supervise'
import { RUN_FILE } from '../run/run-file'

/**
 * The command of the API. A later start, when a file was saved, leaves what was done since: `--seed` is for the first.
 *
 * @param options of the mock
 */
export function apiCommand(
  port: number,
  options: readonly string[],
): Required<Pick<SupervisedCommand, 'args' | 'laterArgs'>> {
  const script = fileURLToPath(new URL('../mock.ts', import.meta.url))
  const command = [RUN_FILE, script, '--json', '--port', String(port)]
  return {
    args: [...command, ...options],
    laterArgs: [...command, ...options.filter((option) => option !== '--seed')],
  }
}
