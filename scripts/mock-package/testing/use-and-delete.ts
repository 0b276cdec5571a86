/** A program that uses a world and deletes it, and says how many timers are left. */
import { createWorld } from '../create-world'

const world = await createWorld()
for (const limit of [1, 2, 3]) await (await world.fetch(`/api/product/list?limit=${limit}`)).text()
await world.delete()
const timers = process.getActiveResourcesInfo().filter((type) => type === 'Timeout')
console.log(`timers: ${timers.length}`)
