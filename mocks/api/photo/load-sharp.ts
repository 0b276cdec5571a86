/** Loads the picture library with the first picture, so that no start of the API waits for it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // One thread a picture: a photo may take longer, the calls beside it may not.
  sharp.concurrency(1)
  return sharp
}
