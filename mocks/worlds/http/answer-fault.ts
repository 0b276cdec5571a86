import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { DroppedSchema } from '../../api/database/worlds/dropped-schema'
import { ConnectionCut } from '../troubles/apply-trouble'
import { NoWorld } from './control/control-calls'
import { refuse } from './control/control-routes'
import { cutConnection } from './cut-connection'
import { isRefusal } from './is-refusal'

const DELETED_MEANWHILE = 'This world was deleted while the call was under way.'

/**
 * Answers what was asked for and is not there with its sentence, and a call that a trouble has cut by ending its connection.
 *
 * @throws every other fault
 */
export function answerFault(fault: unknown, { env }: Pick<Context, 'env'>): Response {
  if (fault instanceof NoWorld) return refuse(404, fault.message)
  if (fault instanceof DroppedSchema) return refuse(404, DELETED_MEANWHILE)
  if (isRefusal(fault)) return refuse(400, fault.message)
  if (fault instanceof ConnectionCut && cutConnection(env)) return RESPONSE_ALREADY_SENT
  throw fault
}
