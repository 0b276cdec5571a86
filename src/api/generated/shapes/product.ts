// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import * as v from 'valibot'
import { categoryShape } from './category'
import { photoShape } from './photo'

export const productShape = v.looseObject({ "_id": v.pipe(v.string(), v.nonEmpty()), "name": v.string(), "description": v.string(), "price": v.pipe(v.number(), v.finite(), v.minValue(0)), "category": categoryShape, "quantity": v.pipe(v.number(), v.safeInteger()), "shipping": v.picklist([0,1]), "photo": v.exactOptional(photoShape), "createdAt": v.string(), "sold": v.pipe(v.number(), v.safeInteger()) })
