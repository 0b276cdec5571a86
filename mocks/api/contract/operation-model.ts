import { z } from 'zod/mini'

const schemaSchema = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  format: z.optional(z.string()),
  maxLength: z.optional(z.number()),
  'x-max-pixels': z.optional(z.number()),
})

const multipartSchema = z.looseObject({
  schema: z.looseObject({ properties: z.record(z.string(), schemaSchema) }),
  encoding: z.optional(
    z.record(z.string(), z.looseObject({ contentType: z.optional(z.string()) })),
  ),
})

const operationSchema = z.looseObject({
  operationId: z.string(),
  method: z.string(),
  path: z.string(),
  security: z.optional(z.array(z.record(z.string(), z.array(z.string())))),
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })),
  'x-max-json-bytes': z.optional(z.number()),
  requestBody: z.optional(
    z.looseObject({
      content: z.looseObject({
        'application/json': z.optional(z.unknown()),
        'multipart/form-data': z.optional(multipartSchema),
      }),
    }),
  ),
  responses: z.record(
    z.string(),
    z.looseObject({
      content: z.looseObject({
        'application/json': z.looseObject({
          schema: z.looseObject({ required: z.optional(z.array(z.string())) }),
        }),
      }),
    }),
  ),
})

/** The contract's limits on one uploaded picture. */
export interface PictureLimits {
  readonly maxBytes: number
  readonly maxPixels: number
  /** As in `image/png`. */
  readonly mediaTypes: readonly string[]
}

/** What an operation wants as its body. */
export type BodyModel =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly maxBytes: number }
  | {
      readonly kind: 'multipart'
      /** Fields that travel as text and mean numbers. */
      readonly numericFields: ReadonlySet<string>
      readonly pictures: ReadonlyMap<string, PictureLimits>
    }

/** What routing, authorisation and body reading need to know of an operation. */
export interface OperationModel {
  readonly id: string
  /** Upper case. */
  readonly method: string
  /** As in the contract: `/product/show/{productId}`. */
  readonly path: string
  readonly isSecured: boolean
  readonly queryNames: ReadonlySet<string>
  readonly body: BodyModel
  /** Statuses whose body says why under `message`, beside `success: false`, instead of `error`. */
  readonly messageStatuses: ReadonlySet<number>
}

/**
 * Reads an operation of the dereferenced contract; throws where it lacks what the API builds on.
 *
 * @param maxJsonBytes of a body whose operation names no limit of its own
 */
export function readOperation(definition: unknown, maxJsonBytes: number): OperationModel {
  const operation = operationSchema.parse(definition)
  const { responses, parameters, security } = operation
  return {
    id: operation.operationId,
    method: operation.method.toUpperCase(),
    path: operation.path,
    isSecured: (security ?? []).length > 0,
    queryNames: new Set(parameters.filter((one) => one.in === 'query').map(({ name }) => name)),
    body: readBody(operation, maxJsonBytes),
    messageStatuses: new Set(
      Object.entries(responses)
        .filter(([, { content }]) =>
          content['application/json'].schema.required?.includes('success'),
        )
        .map(([status]) => Number(status)),
    ),
  }
}

function readBody(
  { requestBody, ...operation }: z.infer<typeof operationSchema>,
  maxJsonBytes: number,
): BodyModel {
  if (!requestBody) return { kind: 'none' }
  const multipart = requestBody.content['multipart/form-data']
  if (!multipart) return { kind: 'json', maxBytes: operation['x-max-json-bytes'] ?? maxJsonBytes }
  const fields = Object.entries(multipart.schema.properties)
  return {
    kind: 'multipart',
    numericFields: new Set(
      fields
        .filter(([, { type }]) => type === 'number' || type === 'integer')
        .map(([name]) => name),
    ),
    pictures: new Map(
      fields
        .filter(([, { format }]) => format === 'binary')
        .map(([name, { maxLength, 'x-max-pixels': maxPixels }]) => [
          name,
          {
            maxBytes: maxLength ?? Number.POSITIVE_INFINITY,
            maxPixels: maxPixels ?? Number.POSITIVE_INFINITY,
            mediaTypes: multipart.encoding?.[name]?.contentType?.split(/,\s*/) ?? [],
          },
        ]),
    ),
  }
}
