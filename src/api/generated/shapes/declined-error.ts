// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { z } from 'zod/mini'

export const declinedErrorShape = z.looseObject({ "error": z.string(), "code": z.exactOptional(z.string()) })
