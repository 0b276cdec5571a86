/** Where a photo is served, by the hash of its content: what stands there never changes. */
export function toPhotoAddress(hash: string): string {
  return `/api/photo/${hash}.webp`
}
