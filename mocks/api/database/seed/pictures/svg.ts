/** Every picture is drawn on one canvas of 4:3. */
export const CANVAS = { width: 1200, height: 900 } as const

export interface Point {
  readonly x: number
  readonly y: number
}

/** Attributes of an element; `strokeWidth` becomes `stroke-width`. */
export type Attributes = Readonly<Record<string, string | number>>

/** Writes an element. Children are markup that this file wrote, never text from outside. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${kebab(key)}="${typeof value === 'number' ? short(value) : value}"`)
    .join('')
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>`
}

/** Two decimals: small files, and no difference between engines in a sine's last digit. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** A point as path data. */
export function at({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`
}

export function circle(centre: Point, radius: number, attributes: Attributes): string {
  return element('circle', { cx: centre.x, cy: centre.y, r: radius, ...attributes })
}

export function path(data: string, attributes: Attributes): string {
  return element('path', { d: data, ...attributes })
}

export function polygon(corners: readonly Point[], attributes: Attributes): string {
  return path(`M${corners.map(at).join('L')}Z`, attributes)
}

// SVG itself is of two minds: presentation attributes have hyphens, viewBox and its like have none.
function kebab(name: string): string {
  return /^(stroke|fill|stop|clip)[A-Z]/.test(name)
    ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : name
}
