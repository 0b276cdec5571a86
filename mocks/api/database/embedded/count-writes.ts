import type { PGlite } from '@electric-sql/pglite'

/** A read changes nothing; drizzle writes its words in small letters. */
const READ = /^\s*select\b/i

/** Counts, for a view of an embedded database, each beginning and each end of what may change something. */
export function countWrites(view: PGlite): { readonly view: PGlite; count(): number } {
  let writes = 0
  async function counted<Result>(work: () => Promise<Result>): Promise<Result> {
    writes += 1
    try {
      return await work()
    } finally {
      writes += 1
    }
  }
  const counting: PGlite = Object.create(view)
  counting.query = (...request) =>
    READ.test(request[0]) ? view.query(...request) : counted(() => view.query(...request))
  counting.transaction = (work) => counted(() => view.transaction(work))
  return { view: counting, count: () => writes }
}
