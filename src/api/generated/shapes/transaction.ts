// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import * as v from 'valibot'

export const transactionShape = v.looseObject({ "id": v.pipe(v.string(), v.nonEmpty()), "amount": v.pipe(v.number(), v.finite(), v.minValue(0)) })
