import type { Pattern, Sign } from '../compare/compare'
import type { Channel } from '../compare/observation'

type Lines = readonly Pattern[]

/** Lines that the new widget has instead of the old one's. */
export function instead(channel: Channel, old: Lines, now: Lines): Sign {
  return { channel, old, new: now }
}

/** Lines that only the old widget has. */
export function without(channel: Channel, ...old: Lines): Sign {
  return { channel, old }
}

/** Lines that only the new widget has. */
export function besides(channel: Channel, ...now: Lines): Sign {
  return { channel, new: now }
}
