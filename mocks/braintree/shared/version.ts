/** The release of `braintree-web` that the stand-ins take the place of. */
export const VERSION = '3.144.0'
