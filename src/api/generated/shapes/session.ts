// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { z } from 'zod/mini'
import { userShape } from './user'

export const sessionShape = z.looseObject({ "token": z.string().check(z.minLength(1)), "user": userShape })
