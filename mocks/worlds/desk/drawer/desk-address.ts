/**
 * The desk of the backend that a storefront calls.
 *
 * @param api where its API begins: `/api`, or `http://localhost:4010/w/ann/api`
 */
export function deskAddress(api: string): string {
  const [, origin = '', world = 'default'] =
    /^(https?:\/\/[^/]+)?(?:\/w\/([^/]+))?\/api\/?$/.exec(api) ?? []
  return `${origin}/w/${world}/desk`
}
