import { z } from 'zod/mini'
import type { CategoryCreate } from '../../../api/contract'

/** Shapes the form's value; that there is a name is the browser's check, everything else the service's. */
export const categorySchema = z.object({
  name: z.string().check(z.trim()),
}) satisfies z.ZodMiniType<CategoryCreate>
