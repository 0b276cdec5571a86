import { expect, test } from 'vitest'
import { accountOf, workOf } from './operation-work'

test('API-6 only a product with a picture waits for the decoder of pictures', () => {
  const name = 'Meeting Minute Maker'
  expect(workOf('createProduct', { name, file: new Blob(['GIF89a']) })).toBe('picture')
  expect(workOf('createProduct', { name })).toBe('light')
  expect(workOf('updateProduct', undefined)).toBe('light')
  expect(workOf('searchProducts', undefined)).toBe('search')
})

test('API-6 a sign-in’s turn is counted for the account that its email names, any other for the caller’s', () => {
  const [typed, folded] = ['Ada@Example.org', 'ada@example.org'].map((email) =>
    accountOf('signIn', { email, password: 'secret' }, undefined),
  )
  expect(typed).toBe(folded)
  expect(folded).toContain('ada@example.org')
  expect(accountOf('updateProfile', { email: 'ada@example.org' }, 'usr_ada')).toBe('usr_ada')
  expect(accountOf('signUp', { email: 'ada@example.org' }, undefined)).toBeUndefined()
})
