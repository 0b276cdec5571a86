import { z } from 'zod/mini'
import { limits } from '../api/generated/limits'

const { minLength, maxLength } = limits.Password

/** Something, an at sign, something with a dot in it: whether an address exists only a mail can tell. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** An address without blanks around it and without what can't be seen: chats and contacts put marks of direction in. */
export const writtenEmail = z
  .string()
  .check(z.overwrite((text) => text.replace(/\p{Cf}/gu, '').trim()))

export const emailRule = writtenEmail.check(z.regex(EMAIL_PATTERN, 'Invalid email format'))

const TOO_SHORT = `Password must be at least ${minLength} characters long`

export const passwordRule = z.string().check(z.minLength(minLength, TOO_SHORT))

/** A new password, or nothing to keep the present one. */
export const newPasswordRule = z.string().check(
  z.refine((text) => text === '' || text.length >= minLength, TOO_SHORT),
  z.maxLength(maxLength, `Password must be at most ${maxLength} characters long`),
)
