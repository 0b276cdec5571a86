import { createClient } from '../../../scripts/conformance/http/client'

/**
 * A process of its own, with `--expose-gc`: asks the address given, collects garbage all the while, and after three times the
 * time-out makes the service answer. Prints how the request ended.
 */
const TIMEOUT_MS = 100
const [, , url = ''] = process.argv
const client = createClient(fetch, TIMEOUT_MS)
const waiting = client
  .send({ operation: 'listCategories', method: 'GET', url, headers: {} })
  .then(() => 'answered', String)

for (let waited = 0; waited < 3 * TIMEOUT_MS; waited += 10) {
  await new Promise((resolve) => setTimeout(resolve, 10))
  globalThis.gc?.()
}
await fetch(`${url}/release`)
process.stdout.write(await waiting)
