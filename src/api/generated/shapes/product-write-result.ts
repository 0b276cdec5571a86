// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import * as v from 'valibot'
import { productShape } from './product'

export const productWriteResultShape = v.looseObject({ "success": v.boolean(), "message": v.string(), "data": v.exactOptional(productShape), "name": v.exactOptional(v.string()) })
