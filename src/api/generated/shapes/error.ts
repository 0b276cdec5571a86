// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import * as v from 'valibot'

export const errorShape = v.looseObject({ "error": v.string() })
