/** Parts of the published package that have no types of their own: what its frames share with it. */

declare module 'braintree-web/hosted-fields/shared/constants' {
  export const events: Readonly<Record<string, string>>
  export const externalEvents: Readonly<Record<string, string>>
  export const allowedStyles: readonly string[]
  export const allowedFields: Readonly<
    Record<string, { readonly name: string; readonly label: string }>
  >
  export const autocompleteMappings: Readonly<Record<string, string>>
  export const tokenizationErrorCodes: Readonly<Record<string, FrameError>>

  interface FrameError {
    readonly type: string
    readonly code: string
    readonly message: string
  }
}

declare module 'braintree-web/hosted-fields/shared/errors' {
  interface FrameError {
    readonly type: string
    readonly code: string
    readonly message: string
  }
  const errors: Readonly<Record<string, FrameError>>
  export default errors
}

declare module 'braintree-web/hosted-fields/shared/get-card-types' {
  export interface CardType {
    readonly type: string
    readonly niceType: string
    readonly gaps: readonly number[]
    readonly lengths: readonly number[]
    readonly code: { readonly name: string; readonly size: number }
  }
  export default function getCardTypes(number: string): CardType[]
}

declare module 'braintree-web/client/client' {
  export default class Client {
    constructor(configuration: unknown)
    request(options: {
      readonly endpoint: string
      readonly method: string
      readonly data: object
    }): Promise<unknown>
  }
}

/** In releases before 3.69. */
declare module 'braintree-web/lib/bus' {
  export default class OwnBus {
    constructor(options: { readonly channel: string })
    on(event: string, handler: (...values: unknown[]) => void): void
    emit(event: string, ...values: unknown[]): void
  }
}
