/** Someone who can sign in: the password is printed when a shop starts for the first time. */
export interface SignInAccount {
  readonly key: string
  readonly name: string
  readonly email: string
  /** 1 is an administrator, 0 a registered user. */
  readonly role: 0 | 1
  readonly password: string
}

/** Someone who owns orders and never signs in: the account has no known password. */
export interface BuyerAccount {
  readonly key: string
  readonly name: string
  readonly email: string
}

export const signInAccounts = [
  {
    key: 'ada',
    name: 'Ada Merchant',
    email: 'admin@promptbazaar.example',
    role: 1,
    password: 'bazaar-admin',
  },
  {
    key: 'sam',
    name: 'Sam Shopper',
    email: 'shopper@promptbazaar.example',
    role: 0,
    password: 'bazaar-shopper',
  },
] as const satisfies readonly SignInAccount[]

/** What the documentation prints, so what must open nothing in production. */
export const publishedPasswords: readonly string[] = signInAccounts.map(({ password }) => password)

export const buyerAccounts = [
  { key: 'bo', name: 'Bo Li', email: 'bo@paperboat.example' },
  { key: 'ksenia', name: 'Ксения Орлова', email: 'k.orlova@severnaya-pochta.example' },
  { key: 'meiling', name: '林美玲', email: 'meiling.lin@tea-and-ink.example' },
  { key: 'noor', name: 'نور الهاشمي', email: 'noor@lantern-street.example' },
  { key: 'seun', name: 'Olúwaṣeun Adébáyọ̀', email: 'seun@palmgrove.example' },
  {
    key: 'zofia',
    name: 'Zofia Aleksandra Brzęczyszczykiewicz-Nowakowska',
    email: 'zofia.brzeczyszczykiewicz-nowakowska@biuro-tlumaczen.example',
  },
] as const satisfies readonly BuyerAccount[]

/** Who an order of the history belongs to. */
export type AccountKey =
  | (typeof signInAccounts)[number]['key']
  | (typeof buyerAccounts)[number]['key']
