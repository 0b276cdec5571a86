// What a guest's card form takes of the provider, and nothing else.
export * as client from 'braintree-web/client'
export * as hostedFields from 'braintree-web/hosted-fields'
