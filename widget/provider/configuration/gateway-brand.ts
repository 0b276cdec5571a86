/** Brands by the letters of their name; releases differ in capitals and in what stands between the words. */
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  americanexpress: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
  internationalmaestro: 'Maestro',
  ukmaestro: 'UK Maestro',
  elo: 'Elo',
  hiper: 'Hiper',
  hipercard: 'Hipercard',
  // The gateway takes these without the card form having a name for them.
  diners: 'Diners Club',
  dinersclub: 'Diners Club',
  carteblanche: 'Carte Blanche',
  solo: 'Solo',
  switch: 'Switch',
  laser: 'Laser',
  uatp: 'UATP',
}

const NAMES = new Set(Object.values(BRANDS))

/** A brand as release 3 spells it, `MasterCard` for `MASTERCARD`; another name stays as it is. */
export function toGatewayBrand(name: string): string {
  const letters = name.toLowerCase().replaceAll(/[^a-z]/g, '')
  return Object.hasOwn(BRANDS, letters) ? (BRANDS[letters] ?? name) : name
}

/** Whether a name that `toGatewayBrand` gave is of a known brand. */
export function isGatewayBrand(name: string): boolean {
  return NAMES.has(name)
}
