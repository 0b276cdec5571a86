import type { Session } from '../../../src/api/generated/types'
import { signInAccounts } from '../../api/database/seed/accounts'
import { listNames } from '../list-names'
import type { Shop } from '../recipes/shop'
import { type Persona, PersonaError } from './persona'

const [ADMINISTRATOR, SHOPPER] = signInAccounts
const PASSWORD = 'correct horse 9'
const DAY_MS = 24 * 60 * 60_000
const YEAR_MS = 365 * DAY_MS

function account(key: string, name: string, email = `${key}@personas.example`) {
  return { name, email, password: PASSWORD }
}

const all = {
  administrator: {
    about: 'Ada, the administrator: orders to process, products to keep.',
    account: ADMINISTRATOR,
  },
  shopper: {
    about: 'Sam, the shopper of the seed, with a handful of orders.',
    account: SHOPPER,
  },
  'first-time-buyer': {
    about: 'Fia has opened an account a minute ago, and has bought nothing yet.',
    account: account('first-time-buyer', 'Fia First'),
    signedUpAgoMs: 60_000,
  },
  regular: {
    about: 'Rut has bought every few weeks for two years, and has saved three cards.',
    account: account('regular', 'Rut Regular'),
    signedUpAgoMs: 2 * YEAR_MS,
    async past(shop, session) {
      const times = [700, 640, 500, 333, 200, 90, 21, 2]
      const orders = times.map((daysAgo) => ({ daysAgo, status: 'Delivered' }))
      await buyInThePast(shop, session, orders)
      for (const number of ['4111111111111111', '5555555555554444', '378282246310005']) {
        await shop.saveCard(session, { number, cardholderName: 'Rut Regular' })
      }
    },
  },
  'longest-arabic-name': {
    about: 'Somebody whose name takes all 64 characters, in Arabic, with one order.',
    account: account(
      'longest-arabic-name',
      'عبد الرحمن بن محمد بن عبد العزيز بن عبد الله آل عبد اللطيف الهاشمي'.slice(0, 64),
    ),
    signedUpAgoMs: 30 * DAY_MS,
    past: (shop, session) =>
      buyInThePast(shop, session, [
        { daysAgo: 3, address: 'شارع الملك فهد ١٢\nالرياض ١٢٢١٤\nالمملكة العربية السعودية' },
      ]),
  },
  'one-letter-name': {
    about: 'O, whose whole name is one letter.',
    account: account('one-letter-name', 'O'),
    signedUpAgoMs: DAY_MS,
  },
  'longest-email': {
    about: 'Somebody whose email has all 254 characters.',
    account: account(
      'longest-email',
      'Longina Mailová',
      `${'long.'.repeat(47)}ll@mail-box.example`,
    ),
    signedUpAgoMs: DAY_MS,
  },
  'emoji-name': {
    about: 'Somebody whose name is a family of emoji, joined to one.',
    account: account('emoji-name', '👨‍👩‍👧‍👦 家族'),
    signedUpAgoMs: 10 * DAY_MS,
  },
  'declined-card': {
    about: 'Dora, whose one saved card is always declined.',
    account: account('declined-card', 'Dora Declined'),
    signedUpAgoMs: 100 * DAY_MS,
    past: (shop, session) => shop.saveCard(session, { number: '4000111111111115' }),
  },
  'all-cancelled': {
    about: 'Cleo, whose three orders were all cancelled.',
    account: account('all-cancelled', 'Cleo Cancelled'),
    signedUpAgoMs: 100 * DAY_MS,
    past: (shop, session) =>
      buyInThePast(
        shop,
        session,
        [60, 30, 5].map((daysAgo) => ({ daysAgo, status: 'Cancelled' })),
      ),
  },
  'back-after-years': {
    about: 'Bea, who bought once, three years ago, and is back.',
    account: account('back-after-years', 'Bea Back'),
    signedUpAgoMs: 3 * YEAR_MS,
    past: (shop, session) =>
      buyInThePast(shop, session, [{ daysAgo: 3 * 365 - 1, status: 'Delivered' }]),
  },
  'paid-without-order': {
    about: 'Pia, who has paid $25.00 that no order came of.',
    account: account('paid-without-order', 'Pia Paid'),
    signedUpAgoMs: DAY_MS,
    past: async (shop, session) => void (await shop.pay(session, 25)),
  },
} as const satisfies Readonly<Record<string, Persona>>

export type PersonaName = keyof typeof all

/** Every persona by its name. */
export const personas: Readonly<Record<PersonaName, Persona>> = all

export const personaNames: readonly PersonaName[] = Object.keys(personas).filter(isPersonaName)

export function isPersonaName(name: string): name is PersonaName {
  return Object.hasOwn(all, name)
}

/** @throws PersonaError that lists the personas */
export function readPersonaName(name: string): PersonaName {
  if (isPersonaName(name)) return name
  throw new PersonaError(
    `There is no persona "${name.slice(0, 80)}". There are ${listNames(personaNames)}.`,
  )
}

/** An order of long ago, or the draft of one. */
interface PastOrder {
  readonly daysAgo: number
  readonly status?: string
  readonly address?: string
}

/** Orders of a product that the shop sold at the time, so that the catalog and its stock stay as they are. */
async function buyInThePast(
  shop: Shop,
  session: Session,
  orders: readonly PastOrder[],
): Promise<void> {
  const product = await shop.addProduct({ name: 'A Prompt of Former Days', price: 9.9 })
  for (const { daysAgo, status, address } of orders) {
    await shop.ago(daysAgo * DAY_MS, async () => {
      const draft = address === undefined ? {} : { address }
      const { _id } = await shop.buy(session, [{ product, count: 2 }], draft)
      if (status !== undefined) await shop.setStatus(_id, status)
    })
  }
  await shop.removeProduct(product._id)
}
