import { BUYER, type GrowthCall, request } from './call'

export const signUp: GrowthCall = {
  name: 'sign up',
  prepare(_, index) {
    const body = { ...BUYER, name: 'New Buyer', email: `new${index}@growth.example` }
    return request('/auth/signup', { body })
  },
}

export const signIn: GrowthCall = {
  name: 'sign in',
  prepare: () => request('/auth/signin', { body: BUYER }),
}

export const signOut: GrowthCall = {
  name: 'sign out',
  prepare: () => request('/auth/signout'),
}

export const readProfile: GrowthCall = {
  name: 'read the profile',
  prepare: ({ shopper }) => request('/user/profile/{userId}', {}, shopper),
}

export const updateProfile: GrowthCall = {
  name: 'change the profile',
  prepare({ shopper }, index) {
    const body = { name: `Busy Buyer ${index}`, email: BUYER.email }
    return request('/user/profile/{userId}', { method: 'PUT', body }, shopper)
  },
}
