/** A colour between two, as #rrggbb; 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const low = Number.parseInt(from.slice(start, start + 2), 16)
    const high = Number.parseInt(to.slice(start, start + 2), 16)
    return Math.round(low + (high - low) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** A colour on the way through all stops; 0 is the first, 1 the last. */
export function ramp(stops: readonly [string, ...string[]], share: number): string {
  const place = Math.min(Math.max(share, 0), 1) * (stops.length - 1)
  const index = Math.min(Math.floor(place), stops.length - 2)
  const from = stops[index] ?? stops[0]
  return mix(from, stops[index + 1] ?? from, place - index)
}
