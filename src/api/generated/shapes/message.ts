// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { z } from 'zod/mini'

export const messageShape = z.looseObject({ "message": z.string() })
