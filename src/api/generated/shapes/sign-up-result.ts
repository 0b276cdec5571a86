// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import * as v from 'valibot'
import { userShape } from './user'

export const signUpResultShape = v.looseObject({ "success": v.literal(true), "user": v.exactOptional(userShape) })
