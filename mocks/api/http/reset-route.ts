import { type Context, Hono } from 'hono'
import { sendJson } from './send-outcome'

export const RESET_PATH = '/__mock/reset'
/** A page has to ask for leave to send it to another origin, and is given none. */
const RESET_HEADER = 'X-Mock-Reset'

/** Whether the request is one for a reset, about which pages of other origins get no answer. */
export function isReset({ req }: Context): boolean {
  return req.path.startsWith(RESET_PATH)
}

/**
 * Puts the state back to the seed. For tools alone: a browser names the page's origin with each POST, also of a page
 * whose name was pointed at this machine, and any page may send a form, which has no header of its own.
 */
export function createResetRoute(reset: () => Promise<void>): Hono {
  return new Hono().post('/', async (context) => {
    const isOfTool = context.req.header(RESET_HEADER) === '1' && !context.req.header('Origin')
    if (!isOfTool) {
      const error = `A reset wants the header "${RESET_HEADER}: 1", and is not for pages.`
      return sendJson(context, { error }, 403)
    }
    await reset()
    return context.json({ message: 'The state is that of the seed again.' })
  })
}
