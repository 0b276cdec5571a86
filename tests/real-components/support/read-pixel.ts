import type { Locator } from 'playwright/test'

/** What a picture of the element shows at a place, from 0 to 1 along its width and its height, as `rgb(20, 22, 27)`. */
export async function readPixel(element: Locator, x: number, y: number): Promise<string> {
  const picture = (await element.screenshot()).toString('base64')
  return element.page().evaluate(
    async ([data, acrossShare, downShare]) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      if (!context) throw new Error('This browser draws nothing.')
      context.drawImage(image, 0, 0)
      const across = Math.floor(acrossShare * image.width)
      const down = Math.floor(downShare * image.height)
      return `rgb(${[...context.getImageData(across, down, 1, 1).data.slice(0, 3)].join(', ')})`
    },
    [picture, x, y] as const,
  )
}
