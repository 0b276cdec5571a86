// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import * as v from 'valibot'

export const clientTokenShape = v.looseObject({ "clientToken": v.pipe(v.string(), v.nonEmpty()) })
