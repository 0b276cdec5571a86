import { z } from 'zod/mini'
import { limits } from '../api/generated/limits'

const { minLength, maxLength } = limits.Password

/** Something, an at sign, something with a dot in it: whether an address exists only a mail can tell. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Marks of direction and the like, which chats and contacts put in. No joiners: a domain may need them. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** An address without blanks around it and without what can't be seen. */
export function toSeen(email: string): string {
  return email.replace(UNSEEN, '').trim()
}

export const writtenEmail = z.string().check(z.overwrite(toSeen))

const isEmail = z.refine<string>((text) => EMAIL_PATTERN.test(toSeen(text)), 'Invalid email format')

export const emailRule = writtenEmail.check(isEmail)

/** That of an account: an older one may have in its address what can't be seen. */
export const ownEmailRule = z.string().check(z.trim(), isEmail)

const TOO_SHORT = `Password must be at least ${minLength} characters long`

export const passwordRule = z.string().check(z.minLength(minLength, TOO_SHORT))

/** A new password, or nothing to keep the present one. */
export const newPasswordRule = z.string().check(
  z.refine((text) => text === '' || text.length >= minLength, TOO_SHORT),
  z.maxLength(maxLength, `Password must be at most ${maxLength} characters long`),
)
