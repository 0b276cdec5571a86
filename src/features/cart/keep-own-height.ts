/** A ref: the element's own height, in its custom property `--own-height`, for style sheets that need it. */
export function keepOwnHeight(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const observer = new ResizeObserver(([entry]) => {
    const [size] = entry?.borderBoxSize ?? []
    if (size) element.style.setProperty('--own-height', `${size.blockSize}px`)
  })
  observer.observe(element)
  return () => observer.disconnect()
}
