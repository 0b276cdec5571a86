export const SIGN_IN_DRAFT = 'sign-in'
export const SIGN_UP_DRAFT = 'sign-up'
