// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { z } from 'zod/mini'
import { userShape } from './user'

export const signUpResultShape = z.looseObject({ "success": z.literal(true), "user": z.exactOptional(userShape) })
