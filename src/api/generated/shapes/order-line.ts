// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { z } from 'zod/mini'

export const orderLineShape = z.looseObject({ "_id": z.string().check(z.minLength(1)), "name": z.string(), "price": z.number().check(z.gte(0)), "count": z.int(), "createdAt": z.exactOptional(z.string()) })
