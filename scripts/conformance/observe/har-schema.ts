import { z } from 'zod'

const headersSchema = z.array(z.object({ name: z.string(), value: z.string() }))

/** What is read of an HTTP Archive 1.2; bodies may be encoded in base64. */
export const harSchema = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        startedDateTime: z.string().optional(),
        time: z.number().optional(),
        request: z.object({ method: z.string(), url: z.string() }),
        response: z.object({
          status: z.number(),
          headers: headersSchema,
          content: z.object({
            size: z.number().optional(),
            text: z.string().optional(),
            encoding: z.string().optional(),
          }),
        }),
      }),
    ),
  }),
})

export type HarEntry = z.infer<typeof harSchema>['log']['entries'][number]
