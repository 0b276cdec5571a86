// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { z } from 'zod/mini'
import { productShape } from './product'

export const productPageShape = z.looseObject({ "data": z.array(productShape), "size": z.int() })
