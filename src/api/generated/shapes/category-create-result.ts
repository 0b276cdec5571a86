// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { z } from 'zod/mini'
import { categoryShape } from './category'

export const categoryCreateResultShape = z.looseObject({ "success": z.literal(true), "data": categoryShape })
