import { ALLOWED_PROPERTIES } from './allowed-properties'
import type { FrameStyles } from './field-options'

/** Replaces class names among the styles by what those classes look like on an input. */
export function resolveClassStyles(styles: FrameStyles): FrameStyles {
  return Object.fromEntries(
    Object.entries(styles).map(([selector, style]) => [
      selector,
      typeof style === 'string' ? stylesOfClass(style) : style,
    ]),
  )
}

function stylesOfClass(className: string): Readonly<Record<string, string>> {
  const probe = document.createElement('input')
  probe.className = className.replace(/^\./, '')
  probe.tabIndex = -1
  probe.style.setProperty('position', 'fixed', 'important')
  probe.style.setProperty('visibility', 'hidden', 'important')
  document.body.append(probe)
  const computed = getComputedStyle(probe)
  const styles = [...ALLOWED_PROPERTIES].map((property) => [
    property,
    computed.getPropertyValue(property),
  ])
  probe.remove()
  return Object.fromEntries(styles.filter(([, value]) => value !== ''))
}
