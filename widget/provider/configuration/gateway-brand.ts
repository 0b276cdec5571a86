/** Brands as release 3 spells them. */
const BRANDS: readonly string[] = [
  'Visa',
  'MasterCard',
  'American Express',
  'Discover',
  'JCB',
  'UnionPay',
  'Maestro',
  'UK Maestro',
  'Elo',
  'Hiper',
  'Hipercard',
  // Brands of the gateway that the card form has no name for.
  'Diners Club',
  'Carte Blanche',
  'Solo',
  'Switch',
  'Laser',
  'UATP',
]

/** Brands that go by a longer or a shorter name as well. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  internationalmaestro: 'Maestro',
  diners: 'Diners Club',
}

/** A brand as release 3 spells it, `MasterCard` for `MASTERCARD`; another name stays as it is. */
export function toGatewayBrand(name: string): string {
  const letters = lettersOf(name)
  const brand = BRANDS.find((known) => lettersOf(known) === letters)
  return (
    brand ?? (Object.keys(OTHER_NAMES).includes(letters) ? (OTHER_NAMES[letters] ?? name) : name)
  )
}

/** Whether a name that `toGatewayBrand` gave is of a known brand. */
export function isGatewayBrand(name: string): boolean {
  return BRANDS.includes(name)
}

/** Releases differ in capitals and in the separator between the words. */
function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '')
}
