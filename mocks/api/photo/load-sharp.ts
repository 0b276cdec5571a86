/** Loads the picture library with the first picture, so that no start of the API waits for it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  return sharp
}
