/** What goes wrong with a call; times are in milliseconds. */
export type Harm =
  /** The answer comes later. */
  | { readonly kind: 'latency'; readonly fromMs: number; readonly toMs: number }
  /** A refusal of the contract, in its words; nothing is done. */
  | { readonly kind: 'status'; readonly status: number }
  /** The connection ends without an answer; nothing is done. */
  | { readonly kind: 'cut' }
  /** No answer ever comes; nothing is done. */
  | { readonly kind: 'hang' }
  /** The body trickles in. */
  | { readonly kind: 'slow-body'; readonly ms: number }
  /** The body ends in the middle. */
  | { readonly kind: 'malformed' }
  /** The status is right, and the body of another shape than the contract's. */
  | { readonly kind: 'wrong-shape' }
  /** A proxy's page in place of an answer; nothing is done. */
  | { readonly kind: 'html' }
  /** It is done, and the connection ends without an answer. */
  | { readonly kind: 'answer-lost' }
  /** It is done twice, as by a proxy that sends again; the second answer comes. */
  | { readonly kind: 'twice' }

export type HarmKind = Harm['kind']

/** Which calls are harmed, and how. */
export interface Trouble {
  /** As it is written: `createOrder:status=503;nth=2`. */
  readonly text: string
  readonly harm: Harm
  /** An operationId of the contract, or `*` for all. */
  readonly operation: string
  /** Only this one of the calls that it is limited to, counted from 1. */
  readonly nth: number | undefined
  /** Only calls of this persona. */
  readonly persona: string | undefined
  /** How many of the calls, from 0 to 1. */
  readonly share: number
  /** Decides which calls are in the share, and how long each waits. */
  readonly seed: string
  /** Of a 429 and a 503. */
  readonly retryAfterSeconds: number
}

/** What a trouble is called by, with what it takes. */
export const HARMS: Readonly<Record<HarmKind, string>> = {
  latency: 'latency=MS or latency=FROM-TO',
  status: 'status=CODE',
  cut: 'cut',
  hang: 'hang',
  'slow-body': 'slow-body=MS',
  malformed: 'malformed',
  'wrong-shape': 'wrong-shape',
  html: 'html',
  'answer-lost': 'answer-lost',
  twice: 'twice',
}

/** What happens, and whether the call is done. */
export const HARM_EFFECTS: Readonly<Record<HarmKind, string>> = {
  latency: 'The answer comes later; it is done then.',
  status: 'A refusal of the contract, in the words of its example; nothing is done.',
  cut: 'The connection ends; nothing is done.',
  hang: 'No answer ever comes; nothing is done.',
  'slow-body': 'It is done, and the body trickles in.',
  malformed: 'It is done, and the body ends in the middle.',
  'wrong-shape': 'It is done, and the body has another shape than the contract.',
  html: "A proxy's page, with 502; nothing is done.",
  'answer-lost': 'It is done, and the connection ends without an answer.',
  twice: 'It is done twice, as by a proxy that sends again; the second answer comes.',
}

/** A trouble that is none, in a sentence that says what there is. */
export class TroubleError extends Error {
  override readonly name = 'TroubleError'
}
