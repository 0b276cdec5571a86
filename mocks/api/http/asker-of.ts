import type { Context } from 'hono'
import type { Asker } from '../rationing/turns'

/** Who asks with this request. Its signal is made only when it is looked at, which for most requests is never. */
export function askerOf(context: Context, address: string, account?: string): Asker {
  return {
    address,
    account,
    get signal() {
      return context.req.raw.signal
    },
  }
}
