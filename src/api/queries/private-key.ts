/** What only its owner may see stands under this key: it is forgotten when the session ends. */
export const PRIVATE_KEY = 'private'
