// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { z } from 'zod/mini'
import { transactionShape } from './transaction'

export const paymentResultShape = z.looseObject({ "success": z.exactOptional(z.literal(true)), "transaction": transactionShape })
