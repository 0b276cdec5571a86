import { createScratchDatabase } from '../../postgres/scratch-database'
import { sendTo } from '../reliability/service/send-to'
import {
  ADMIN,
  enterShop,
  type Send,
  type ShopProduct,
  type Shopper,
} from '../reliability/service/shop-client'
import {
  type Service,
  type ServiceProgram,
  startService,
} from '../reliability/service/start-service'
import { createRoundRobin } from './round-robin'

const SHOPPERS = 16
const PRODUCTS = 16
const STOCK = 1_000_000
const PRICE = 4

/** Processes of the API with one new database, behind one address. */
export interface Fleet {
  readonly databaseUrl: string
  readonly send: Send
  readonly products: readonly ShopProduct[]
  readonly shoppers: readonly Shopper[]
  readonly processIds: readonly number[]
  /** Processor time of all processes so far, ms. */
  cpuMs(): Promise<number>
  /** Kills one without cleanup and starts a replacement. */
  replaceOne(): Promise<void>
}

/**
 * Runs the work on so many processes, with shoppers signed in and shelves full.
 *
 * @param program what they run, where it is not this version of the API
 * @throws Error when a machine is to be killed and there is none
 */
export async function withFleet<Result>(
  serverUrl: string,
  size: number,
  work: (fleet: Fleet) => Promise<Result>,
  program?: ServiceProgram,
): Promise<Result> {
  const database = await createScratchDatabase(serverUrl)
  const place = { databaseUrl: database.url }
  const services: Service[] = []
  try {
    services.push(
      ...(await Promise.all(Array.from({ length: size }, () => startService(place, program)))),
    )
    return await work(await openShop(place, services, program))
  } finally {
    await Promise.all(services.map((service) => service.kill()))
    await database.drop()
  }
}

async function openShop(
  place: { readonly databaseUrl: string },
  services: Service[],
  program: ServiceProgram | undefined,
): Promise<Fleet> {
  const sends = services.map((service) => sendTo(service))
  const { send, replace } = createRoundRobin(sends)
  const admin = await enterShop(send, ADMIN)
  const products: ShopProduct[] = []
  while (products.length < PRODUCTS) products.push(await admin.createProduct(PRICE, STOCK))
  const shoppers = await Promise.all(
    Array.from({ length: SHOPPERS }, (_, index) => {
      const email = `shopper${index}@machines.example`
      return enterShop(send, { name: 'Busy Buyer', email, password: 'right-enough' })
    }),
  )
  return {
    ...place,
    send,
    products,
    shoppers,
    get processIds() {
      return services.map(({ processId }) => processId)
    },
    async cpuMs() {
      const times = await Promise.all(services.map((service) => service.cpuMs()))
      return times.reduce((sum, cpuMs) => sum + cpuMs, 0)
    },
    async replaceOne() {
      const [victim] = services.splice(0, 1)
      const [old] = sends.splice(0, 1)
      if (!victim || !old) throw new Error('There is no machine to kill.')
      await victim.kill()
      const replacement = await startService(place, program)
      services.push(replacement)
      const added = sendTo(replacement)
      sends.push(added)
      replace(old, added)
    },
  }
}
