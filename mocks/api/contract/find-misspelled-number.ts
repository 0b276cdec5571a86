/**
 * Names the query parameter that was taken for a number but is not written as one, `undefined` when there is none. Ajv takes
 * whatever JavaScript turns into a number: `0x10`, `1e2`, a blank before the digits. What others who read the address
 * before the service (proxies, caches, filters) take for something else must not pass.
 *
 * @param query as it was sent
 * @param coerced as it was taken
 */
export function findMisspelledNumber(
  query: Readonly<Record<string, unknown>>,
  coerced: Readonly<Record<string, unknown>>,
): string | undefined {
  return Object.entries(coerced).find(
    ([name, value]) => typeof value === 'number' && String(value) !== query[name],
  )?.[0]
}
