import { startPlainServer } from '../machines/plain-server'
import { type Asked, askOnce } from './run-load'

/**
 * A plain server whose answer has as many bytes as the one that is asked for.
 *
 * @throws Error when that is no 200
 */
export async function startPlainEqual(
  origin: string,
  asked: Asked,
): ReturnType<typeof startPlainServer> {
  const answer = await askOnce(origin, asked)
  return startPlainServer('x'.repeat(answer.byteLength))
}
