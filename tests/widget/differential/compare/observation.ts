/** What is looked at after each step; the lines of a channel tell what happened or shows, in order. */
export const CHANNELS = [
  'results',
  'events',
  'calls',
  'analytics',
  'areas',
  'classes',
  'texts',
  'focus',
  'unhandled',
] as const

export type Channel = (typeof CHANNELS)[number]

/** One thing that the merchant or the shopper did, and all that could be seen of it. */
export interface StepObservation {
  readonly name: string
  readonly seen: Readonly<Record<Channel, readonly string[]>>
}

export type Observation = readonly StepObservation[]
