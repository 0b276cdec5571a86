import type { Page } from 'playwright/test'

/** An amount at which a browser that was prepared by {@link breakAt} can't write money. */
export const BREAKING_PRICE = 666.66
/** A name that such a browser can't put in order. */
export const BREAKING_NAME = 'Breaking'

/** What makes a part of a page crash, since the shop's own code and the client hold against bad data. */
export interface Breakage {
  /** From here on the page's own browser works again. */
  mend(): Promise<void>
}

/** Pages that are opened from here on run where an amount and a name make the browser's own functions throw. */
export async function breakAt(page: Page, amount = BREAKING_PRICE): Promise<Breakage> {
  await page.addInitScript(breakIntl, { amount, name: BREAKING_NAME })
  return {
    mend: () => page.evaluate(() => void Reflect.set(globalThis, 'isMended', true)),
  }
}

/** Runs in the page. */
function breakIntl({ amount, name }: { amount: number; name: string }): void {
  const isBroken = (value: unknown) => value === amount || value === name
  const spoil = (prototype: object, key: string) => {
    const own = Object.getOwnPropertyDescriptor(prototype, key)?.get
    Object.defineProperty(prototype, key, {
      get() {
        const work = own?.call(this)
        return (...values: unknown[]) => {
          if (values.some(isBroken) && !Reflect.has(globalThis, 'isMended')) {
            throw new RangeError('Broken by the test.')
          }
          return work(...values)
        }
      },
    })
  }
  spoil(Intl.NumberFormat.prototype, 'format')
  spoil(Intl.Collator.prototype, 'compare')
}
