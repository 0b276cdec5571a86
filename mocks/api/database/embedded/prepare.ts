/** Run by `npm ci`: does ahead what the first start of the API would otherwise take seconds for. */
import { prepareTemplate } from './template'

prepareTemplate().catch((error: unknown) => {
  // An installation is good without it: the first start tries again, and says what is wrong.
  console.warn('The database template could not be prepared:', error)
})
