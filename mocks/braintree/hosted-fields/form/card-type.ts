import cardValidator from 'card-validator'

/** A brand that a number may still turn out to be, as the events carry it. */
export interface CardType {
  readonly type: string
  readonly niceType: string
  readonly code: { readonly name: string; readonly size: number }
  /** Whether the merchant accepts it. */
  readonly supported: boolean
}

export interface CardRules extends CardType {
  readonly gaps: readonly number[]
  readonly lengths: readonly number[]
}

export type SupportsType = (type: string) => boolean

/** The brands that a number may be; all of them, Visa first, for an empty one. */
export function candidateTypes(digits: string, isSupported: SupportsType): readonly CardRules[] {
  return cardValidator.creditCardType.default(digits).map((candidate) => {
    const type = toFieldType(candidate.type)
    const { niceType, code, gaps, lengths } = candidate
    return { type, niceType, code: { ...code }, supported: isSupported(type), gaps, lengths }
  })
}

/** What merchants see of a candidate. */
export function toCardType({ type, niceType, code, supported }: CardRules): CardType {
  return { type, niceType, code, supported }
}

/** The fields have always called Mastercard by this name, unlike the library. */
function toFieldType(type: string): string {
  return type === 'mastercard' ? 'master-card' : type
}
