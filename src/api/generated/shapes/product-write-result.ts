// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { z } from 'zod/mini'
import { productShape } from './product'

export const productWriteResultShape = z.looseObject({ "success": z.boolean(), "message": z.string(), "data": z.exactOptional(productShape), "name": z.exactOptional(z.string()) })
