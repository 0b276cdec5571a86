// Only the parts of the provider that a guest's card form needs.
export * as client from 'braintree-web/client'
export * as hostedFields from 'braintree-web/hosted-fields'
