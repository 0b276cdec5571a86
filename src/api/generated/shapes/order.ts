// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { z } from 'zod/mini'
import { orderLineShape } from './order-line'

export const orderShape = z.looseObject({ "_id": z.string().check(z.minLength(1)), "products": z.array(orderLineShape), "transaction_id": z.string(), "amount": z.number().check(z.gte(0)), "address": z.string(), "status": z.string(), "user": z.looseObject({ "_id": z.string().check(z.minLength(1)), "name": z.string() }), "createdAt": z.string() })
