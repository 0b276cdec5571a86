import { serviceOrigin } from '../../lib/environment'

/** Where a photo comes from, in the terms of an `img` element. */
export interface PhotoSource {
  src: string
  /** The same photo in the widths that the service offers. */
  srcSet?: string
}

/** The widths in which the service hands out the photos that it keeps. */
const SERVED_WIDTHS = [320, 480, 720, 960, 1200]
const SERVED_PATH = /\/photo\/[^/]+$/

/**
 * What a product's `photo.data` allows an image to load: an address of the service or of the web, or a
 * picture in a `data:` URI. Anything else (`javascript:`, nonsense, nothing) is no photo.
 */
export function photoSource(
  data: string | undefined,
  origin = serviceOrigin(),
): PhotoSource | undefined {
  if (!data || !URL.canParse(data, origin)) return undefined
  const url = new URL(data, origin)
  if (url.protocol === 'data:') return /^image\//.test(url.pathname) ? { src: data } : undefined
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  if (url.origin !== origin || !SERVED_PATH.test(url.pathname)) return { src: url.href }
  const at = (width: number) => {
    url.searchParams.set('width', String(width))
    return url.href
  }
  return {
    src: at(720),
    srcSet: SERVED_WIDTHS.map((width) => `${at(width)} ${width}w`).join(', '),
  }
}
