import { svgElement } from '../dom/element'

/**
 * A picture of the sprite. It only repeats what the text beside it says.
 *
 * @param href where the picture is
 * @param hook name of the picture's `data-braintree-id`, where merchants' scripts look at what it shows
 */
export function icon(href: string, className: string, hook?: string): SVGElement {
  return svgElement(
    'svg',
    { class: className, 'aria-hidden': 'true' },
    svgElement('use', { hook, href }),
  )
}
