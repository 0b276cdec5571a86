// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import * as v from 'valibot'

export const orderLineShape = v.looseObject({ "_id": v.pipe(v.string(), v.nonEmpty()), "name": v.string(), "price": v.pipe(v.number(), v.finite(), v.minValue(0)), "count": v.pipe(v.number(), v.safeInteger()), "createdAt": v.exactOptional(v.string()) })
