import { isShown, readTextLines, type TextLine } from './text-lines'

/** Layout rounds to whole pixels. */
const SLACK_PX = 1

/**
 * Finds text of the widget that a shopper can't read completely: clipped, overflowing a box, or lying
 * over other text or a picture.
 *
 * @returns a line for each; none when all is well
 */
export function findClippedText(wrapper: HTMLElement): string[] {
  const lines = readTextLines(wrapper)
  const pictures = [...wrapper.querySelectorAll('svg, iframe')].filter(isShown)
  const { scrollWidth } = document.documentElement
  return [
    ...lines.filter((line) => isCut(line, wrapper)).map(({ text }) => `cut: ${text}`),
    ...lines.flatMap((line, index) =>
      lines
        .slice(index + 1)
        .filter(({ node, rect }) => node !== line.node && overlap(line.rect, rect))
        .map((other) => `overlapping: ${line.text} and ${other.text}`),
    ),
    ...lines
      .filter(({ rect }) => pictures.some((it) => overlap(rect, it.getBoundingClientRect())))
      .map(({ text }) => `under a picture: ${text}`),
    ...[...wrapper.querySelectorAll('iframe')].filter(isShown).flatMap(findClippedPlaceholder),
    ...(scrollWidth > innerWidth ? [`The page is ${scrollWidth}px wide.`] : []),
  ]
}

/** A line must lie within each box around it, up to the widget's own. */
function isCut({ parent, rect }: TextLine, wrapper: HTMLElement): boolean {
  // Boxes of tall scripts are taller than their lines.
  const rim = rect.height / 4
  for (let box: Element | null = parent; box && wrapper.contains(box); box = box.parentElement) {
    if (getComputedStyle(box).display === 'inline') continue
    const { left, right, top, bottom } = box.getBoundingClientRect()
    if (rect.left < left - SLACK_PX || rect.right > right + SLACK_PX) return true
    if (rect.top < top - rim || rect.bottom > bottom + rim) return true
  }
  return false
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  // What lies on each other shares more than the rim that tall scripts leave free.
  const rim = Math.min(one.height, other.height) / 4
  return across > SLACK_PX && down > rim
}

/** An input scrolls what is typed, but never its placeholder. */
function findClippedPlaceholder(frame: HTMLIFrameElement): string[] {
  const input = frame.contentDocument?.querySelector('input')
  const pen = document.createElement('canvas').getContext('2d')
  if (!input || !pen || input.value !== '') return []
  pen.font = getComputedStyle(input).font
  const { width } = pen.measureText(input.placeholder)
  return width > input.clientWidth ? [`cut placeholder: ${input.placeholder}`] : []
}
