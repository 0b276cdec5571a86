// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import * as v from 'valibot'
import { userShape } from './user'

export const sessionShape = v.looseObject({ "token": v.pipe(v.string(), v.nonEmpty()), "user": userShape })
