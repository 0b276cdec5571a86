// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { z } from 'zod/mini'

export const transactionShape = z.looseObject({ "id": z.string().check(z.minLength(1)), "amount": z.number().check(z.gte(0)) })
