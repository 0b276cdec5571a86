const IN_ADDRESS = 'data:'
const SHORTENED = 'shortened:'
const SAMPLES = 64

/**
 * A photo's address for where there is no room for megabytes: of one that holds the photo itself its length and some of its
 * characters, which are enough to know it again and too few to show it.
 */
export function shortenPhoto(photo: string): string {
  if (!photo.startsWith(IN_ADDRESS)) return photo
  const step = Math.ceil(photo.length / SAMPLES)
  const samples = Array.from({ length: SAMPLES }, (_, index) => photo.charAt(index * step))
  return `${SHORTENED}${photo.length} ${samples.join('')}`
}

export function isShortened(photo: string | undefined): boolean {
  return photo?.startsWith(SHORTENED) ?? false
}

export function isSamePhoto(one = '', other = ''): boolean {
  if (isShortened(one) || isShortened(other)) return shortenPhoto(one) === shortenPhoto(other)
  if (one.startsWith(IN_ADDRESS) || other.startsWith(IN_ADDRESS)) return one === other
  // A service may sign the addresses of its pictures anew each time.
  return one.split('?')[0] === other.split('?')[0]
}
