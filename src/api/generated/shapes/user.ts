// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { z } from 'zod/mini'

export const userShape = z.looseObject({ "_id": z.string().check(z.minLength(1)), "name": z.string(), "email": z.string(), "role": z.int() })
