import { isShown, readTextLines } from './text-lines'

/** Red, green and blue from 0 to 1, and opacity. */
type Color = readonly [number, number, number, number]

/** WCAG 2.2, 1.4.3: minimum contrast of regular and of large text. */
const CONTRAST = { usual: 4.5, large: 3 }
const LARGE_PX = 24
const LARGE_BOLD_PX = 18.66

/**
 * Finds text with too little contrast to its background. axe's own rule leaves out whatever something lies over, as a
 * radio over its tile, and takes Arabic letters, which join, for a font of icons.
 *
 * @throws Error when the browser has no canvas
 */
export function findLowContrastText(wrapper: HTMLElement): string[] {
  const texts = readTextLines(wrapper).map(({ text, parent }) => ({
    text,
    style: getComputedStyle(parent),
    ground: groundOf(parent),
  }))
  const frames = [...wrapper.querySelectorAll('iframe')].filter(isShown)
  return [...texts, ...frames.flatMap(readField)].flatMap(({ text, style, ground }) => {
    const contrast = contrastOf(over(parse(style.color), ground), ground)
    return contrast < contrastFor(style) ? [`${text} has a contrast of ${contrast.toFixed(2)}`] : []
  })
}

/** A card field is transparent: its background is that of the page around its frame. */
function readField(frame: HTMLIFrameElement) {
  const input = frame.contentDocument?.querySelector('input')
  const view = frame.contentWindow
  if (!input || !view) return []
  const ground = groundOf(frame)
  return [
    { text: input.value, style: view.getComputedStyle(input) },
    { text: input.placeholder, style: view.getComputedStyle(input, '::placeholder') },
  ].flatMap(({ text, style }) => (text ? [{ text, style, ground }] : []))
}

function contrastFor({ fontSize, fontWeight }: CSSStyleDeclaration): number {
  const size = Number.parseFloat(fontSize)
  const isLarge = size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number(fontWeight) >= 700)
  return isLarge ? CONTRAST.large : CONTRAST.usual
}

/** All grounds from the page's own up to the element's. */
function groundOf(element: Element | null): Color {
  if (!element)
    return parse(matchMedia('(prefers-color-scheme: dark)').matches ? '#121212' : '#fff')
  return over(parse(getComputedStyle(element).backgroundColor), groundOf(element.parentElement))
}

function over([r, g, b, alpha]: Color, [r2, g2, b2]: Color): Color {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha)
  return [mix(r, r2), mix(g, g2), mix(b, b2), 1]
}

const read = new Map<string, Color>()

function parse(written: string): Color {
  const color = read.get(written) ?? paint(written)
  read.set(written, color)
  return color
}

/** Lets the browser parse the color, since CSS has many notations. */
function paint(written: string): Color {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('The browser has no canvas.')
  pen.fillStyle = written
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
  return [red / 255, green / 255, blue / 255, alpha / 255]
}

function contrastOf(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminanceOf([red, green, blue]: Color): number {
  const linear = (part: number) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
