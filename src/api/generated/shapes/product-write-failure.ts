// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import * as v from 'valibot'

export const productWriteFailureShape = v.looseObject({ "success": v.literal(false), "message": v.string() })
