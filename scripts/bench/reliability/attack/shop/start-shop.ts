import { fileURLToPath } from 'node:url'
import { type Service, startService } from '../../service/start-service'

const ENTRY = fileURLToPath(new URL('./shop-process.ts', import.meta.url))

export interface ShopOptions {
  /** The catalog is filled up to so many products. */
  readonly productCount: number
  readonly hasPages: boolean
}

/** Starts a shop with its default limits and password cost on the data of a directory. */
export function startShop(
  dataDirectory: string,
  { productCount, hasPages }: ShopOptions,
): Promise<Service> {
  return startService(
    { dataDirectory },
    {
      entry: ENTRY,
      settings: { PRODUCT_COUNT: String(productCount), API_ONLY: hasPages ? '0' : '1' },
    },
  )
}
