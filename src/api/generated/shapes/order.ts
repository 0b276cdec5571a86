// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import * as v from 'valibot'
import { orderLineShape } from './order-line'

export const orderShape = v.looseObject({ "_id": v.pipe(v.string(), v.nonEmpty()), "products": v.array(orderLineShape), "transaction_id": v.string(), "amount": v.pipe(v.number(), v.finite(), v.minValue(0)), "address": v.string(), "status": v.string(), "user": v.looseObject({ "_id": v.pipe(v.string(), v.nonEmpty()), "name": v.string() }), "createdAt": v.string() })
