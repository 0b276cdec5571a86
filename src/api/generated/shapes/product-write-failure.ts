// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { z } from 'zod/mini'

export const productWriteFailureShape = z.looseObject({ "success": z.literal(false), "message": z.string() })
