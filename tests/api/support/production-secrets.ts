/** All that a service in production has to be given. */
export const productionSecrets = {
  NODE_ENV: 'production',
  JWT_SECRET: 'fJ3-w8Qe_5tLzR0yKc7uHn2vXb9aMd4p',
  ADMIN_PASSWORD: 'another password',
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
  BRAINTREE_ENVIRONMENT: 'sandbox',
  ALLOW_SANDBOX: '1',
}
