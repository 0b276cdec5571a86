// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import * as v from 'valibot'
import { productShape } from './product'

export const foundProductsShape = v.array(productShape)
