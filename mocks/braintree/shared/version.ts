/** The release of `braintree-web` that is simulated. */
export const VERSION = '3.144.0'
