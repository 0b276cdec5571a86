// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { z } from 'zod/mini'
import { categoryShape } from './category'
import { photoShape } from './photo'

export const productShape = z.looseObject({ "_id": z.string().check(z.minLength(1)), "name": z.string(), "description": z.string(), "price": z.number().check(z.gte(0)), "category": categoryShape, "quantity": z.int(), "shipping": z.literal([0,1]), "photo": z.exactOptional(photoShape), "createdAt": z.string(), "sold": z.int() })
