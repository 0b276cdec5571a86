// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import * as v from 'valibot'
import { transactionShape } from './transaction'

export const paymentResultShape = v.looseObject({ "success": v.exactOptional(v.literal(true)), "transaction": transactionShape })
