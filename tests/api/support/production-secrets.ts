/** All that a service in production has to be given. */
export const productionSecrets = {
  NODE_ENV: 'production',
  JWT_SECRET: 'x'.repeat(32),
  ADMIN_PASSWORD: 'another password',
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
}
