import { z } from 'zod/mini'

/** The schema keywords that limit a value; each number of them is a limit of the product. */
const LIMIT_KEYWORDS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'maxItems',
  'x-decimal-places',
  'x-max-pixels',
] as const

export const contractSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.looseObject({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
})

export type Contract = z.infer<typeof contractSchema>

const securedSchema = z.looseObject({ security: z.array(z.unknown()).check(z.minLength(1)) })

/** The limits of each named schema that has any, their keywords in camel case. */
export function findLimits(contract: Contract): Record<string, Record<string, number>> {
  const limits: Record<string, Record<string, number>> = {}
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    const found = LIMIT_KEYWORDS.flatMap((keyword) => {
      const value = schema[keyword]
      return typeof value === 'number' ? [[toCamelCase(keyword), value] as const] : []
    })
    if (found.length > 0) limits[name] = Object.fromEntries(found)
  }
  return limits
}

/** `METHOD /path/{template}` of each operation that wants a bearer token. */
export function findSecuredOperations({ paths }: Contract): string[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => securedSchema.safeParse(operation).success)
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  )
}

function toCamelCase(keyword: string): string {
  return keyword.replace(/^x-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
