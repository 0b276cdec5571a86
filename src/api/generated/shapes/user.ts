// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import * as v from 'valibot'

export const userShape = v.looseObject({ "_id": v.pipe(v.string(), v.nonEmpty()), "name": v.string(), "email": v.string(), "role": v.pipe(v.number(), v.safeInteger()) })
