import type { PaymentOptionId } from './payment-option'
import type { CardFieldName } from './public-event'

/** Settings that go on to a component of the provider as they are. */
export type Passthrough = Readonly<Record<string, unknown>>

/** CSS declarations by name; under a media query, declarations by selector. A merchant's may be of any type. */
export type FieldDeclarations = Passthrough

/** A class name, declarations, or `null` for none. */
export type FieldStyle = string | FieldDeclarations | null

export interface CardSettings {
  readonly cardholderName: 'absent' | 'optional' | 'required'
  /** `null` leaves the field out. */
  readonly fields: { readonly [Name in CardFieldName]?: Passthrough | null | undefined }
  readonly styles: Readonly<Record<string, FieldStyle>>
  readonly supportedBrands: Readonly<Record<string, boolean>>
  readonly clearsFields: boolean
  readonly savesByDefault: boolean
  readonly letsShopperDecideSaving: boolean
}

/** What each option is set to, where the merchant offers it. */
export type OptionSettings = {
  readonly [Id in PaymentOptionId]: (Id extends 'card' ? CardSettings : Passthrough) | undefined
}

/** The merchant's options, checked and with every default filled in. */
export interface Settings extends OptionSettings {
  readonly authorization: string
  readonly locale: string | undefined
  readonly translations: Readonly<Record<string, string>>
  readonly priority: readonly PaymentOptionId[]
  readonly hiddenTypes: readonly PaymentOptionId[]
  readonly dataCollector: Passthrough | undefined
  readonly threeDSecure: Passthrough | undefined
  readonly allowsDeletion: boolean
  readonly preselectsFirst: boolean
  readonly putsDefaultFirst: boolean
}
