/** One line or area of a picture: the attributes of a `path`. */
export type Shape = Readonly<Record<string, string | number>>

/** What a picture is made of, in a field of 48 by 29. */
export type Drawing = readonly Shape[]

/** A line around an area, in one color. */
export const area = (fill: string, d: string): Shape => ({ fill, d })

/** The outline of a circle. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** The outline of a rectangle with round corners. */
export function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const [across, down] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
}

/** The card that brands and wallets are drawn on. */
export const card = (fill = '#fff'): Shape => ({
  ...area(fill, rectangle(0.5, 0.5, 47, 28, 3)),
  stroke: '#c8ccd2',
})
