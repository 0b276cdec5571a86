/** A card as a shopper types it; the fields that a form does not have are left out. */
export interface TestCard {
  /** Digits without spaces. */
  readonly number: string
  /** Month and year: `12/30`. */
  readonly expirationDate: string
  readonly cvv: string
  readonly postalCode: string
  readonly cardholderName: string
}

const YEARS_UNTIL_EXPIRY = 3
const AMERICAN_EXPRESS = /^3[47]/

/** A card with this number (a good Visa unless given) that has not expired, and a security code of its brand's length. */
export function testCard(number = '4111111111111111'): TestCard {
  const year = String(new Date().getFullYear() + YEARS_UNTIL_EXPIRY).slice(-2)
  return {
    number,
    expirationDate: `12/${year}`,
    cvv: AMERICAN_EXPRESS.test(number) ? '1234' : '123',
    postalCode: '94107',
    cardholderName: 'Jane Shopper',
  }
}
