// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import * as v from 'valibot'
import { categoryShape } from './category'

export const categoryCreateResultShape = v.looseObject({ "success": v.literal(true), "data": categoryShape })
