import type { ChoiceTheme } from './choice-theme'
import type { GeneralTheme } from './general-theme'
import type { SheetTheme } from './sheet-theme'

/**
 * The looks of the widget: custom properties of CSS, to be set on its container or on any element around
 * it, in a stylesheet or by `style.setProperty`. Those of a part stand in for a general one, which the part
 * shows without them. `docs/widget-theming.md` lists them all with their defaults.
 *
 * @example
 * const theme: DropInTheme = { '--dropin-color-accent': 'light-dark(#0b5d57, #5fd3c4)' }
 */
export interface DropInTheme extends GeneralTheme, ChoiceTheme, SheetTheme {}

/** The name of one of them. */
export type DropInThemeProperty = keyof DropInTheme
