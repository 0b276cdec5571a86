// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import * as v from 'valibot'
import { productShape } from './product'

export const productPageShape = v.looseObject({ "data": v.array(productShape), "size": v.pipe(v.number(), v.safeInteger()) })
