/** Tests for values that break a rule, one a rule. */
export const isMissing = (value: unknown) => value === undefined
export const isBelow = (limit: number) => (value: unknown) => Number(value) < limit
export const isAbove = (limit: number) => (value: unknown) => Number(value) > limit
export const isLonger = (limit: number) => (value: unknown) => String(value ?? '').length > limit
export const isShorter = (limit: number) => (value: unknown) =>
  typeof value === 'string' && value.length < limit
export const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''
export const isNumber = (value: unknown) => typeof value === 'number'
