import type { CheckFactory } from '../../model/check'

export const NUL = '\0'
/** Half of a surrogate pair. */
export const HALF = '\ud83d'
/** What such texts do to a service that does not look. */
export const ODD_TEXT =
  'The text reaches a database that can’t store it: it has to be refused, or to match nothing.'

/** Texts that the contract lets a service refuse: it may not fail. */
export const createOddTextsCheck: CheckFactory = ({ call, identity }) => ({
  id: 'odd-texts',
  title: 'Texts that can’t be stored do not make the service fail',
  level: 'shapes',
  kind: 'table',
  steps: [
    {
      title: 'search a text with NUL',
      operation: 'searchProducts',
      async run() {
        const query = { search: `${identity.tag}${NUL}`, category: 'All' }
        await call('searchProducts', { query, expect: [200, 400], cause: ODD_TEXT })
      },
    },
    {
      title: 'filter by a category with half of a surrogate pair',
      operation: 'filterProducts',
      async run() {
        const filters = { category: [`${identity.tag}${HALF}`], price: [] }
        const json = { limit: 1, skip: 0, filters }
        await call('filterProducts', { json, expect: [200, 400], cause: ODD_TEXT })
      },
    },
    {
      title: 'sign in with a text with NUL',
      operation: 'signIn',
      async run() {
        const email = `${identity.tag}${NUL}@example.com`
        const json = { email, password: `no-password${NUL}${HALF}` }
        await call('signIn', { json, expect: [400, 401], cause: ODD_TEXT })
      },
    },
  ],
})
