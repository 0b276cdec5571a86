// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { z } from 'zod/mini'

export const clientTokenShape = z.looseObject({ "clientToken": z.string().check(z.minLength(1)) })
