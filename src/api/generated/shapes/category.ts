// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { z } from 'zod/mini'

export const categoryShape = z.looseObject({ "_id": z.string().check(z.minLength(1)), "name": z.string() })
