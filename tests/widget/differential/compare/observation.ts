/** Channels that every step is looked at by; the lines of each tell what happened or shows, in order. */
const ALWAYS = [
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

/**
 * Channels that only scenarios which ask for them are looked at by: `hooks` of the widget that a page's script finds
 * and what it did to them, coarse `boxes`, `native` events that reach the page, the `order` of calls, events and
 * answers, and the merchant's own `parts`.
 */
export const ON_DEMAND = ['hooks', 'boxes', 'native', 'order', 'parts'] as const

/** What is looked at after each step. */
export const CHANNELS = [...ALWAYS, ...ON_DEMAND] as const

export type Channel = (typeof CHANNELS)[number]

/** A channel that a scenario may ask for. */
export type Reader = (typeof ON_DEMAND)[number]

/** One thing that the merchant or the shopper did, and all that could be seen of it. */
export interface StepObservation {
  readonly name: string
  readonly seen: Readonly<
    Record<(typeof ALWAYS)[number], readonly string[]> & Partial<Record<Reader, readonly string[]>>
  >
}

export type Observation = readonly StepObservation[]

/** Of a step of which nothing was seen. */
export const NOTHING: StepObservation['seen'] = {
  results: [],
  events: [],
  calls: [],
  analytics: [],
  areas: [],
  classes: [],
  texts: [],
  focus: [],
  unhandled: [],
}
