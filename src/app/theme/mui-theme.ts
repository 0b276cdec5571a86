import { createTheme } from '@mui/material/styles'

const role = (name: string) => ({
  main: `var(--${name})`,
  light: `var(--${name}-soft)`,
  dark: `var(--${name})`,
  contrastText: 'var(--surface)',
})

const alertColors = (name: 'error' | 'warning' | 'success' | 'info', token: string) => ({
  [`${name}Color`]: 'var(--ink)',
  [`${name}StandardBg`]: `var(--${token}-soft)`,
  [`${name}IconColor`]: `var(--${token})`,
})

/**
 * MUI in the shop's look. It has no color of its own: each is a token of `tokens.css`, which carries
 * the light and the dark value, so that MUI needs no second scheme.
 */
export const muiTheme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  colorSchemes: {
    light: {
      palette: {
        primary: {
          main: 'var(--action)',
          light: 'var(--action-soft)',
          dark: 'var(--action-strong)',
          contrastText: 'var(--on-action)',
        },
        secondary: {
          main: 'var(--accent)',
          light: 'var(--accent-soft)',
          dark: 'var(--accent)',
          contrastText: 'var(--on-accent)',
        },
        error: { ...role('danger'), contrastText: 'var(--on-danger)' },
        warning: role('warning'),
        success: role('success'),
        info: role('info'),
        text: {
          primary: 'var(--ink)',
          secondary: 'var(--ink-soft)',
          disabled: 'var(--ink-disabled)',
        },
        background: { default: 'var(--page)', paper: 'var(--surface)' },
        divider: 'var(--line)',
        Alert: {
          ...alertColors('error', 'danger'),
          ...alertColors('warning', 'warning'),
          ...alertColors('success', 'success'),
          ...alertColors('info', 'info'),
        },
        TableCell: { border: 'var(--line)' },
        Skeleton: { bg: 'var(--sunken)' },
        Tooltip: { bg: 'var(--bar)' },
      },
    },
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: 'var(--font-text)',
    h1: { fontFamily: 'var(--font-display)', fontSize: 'var(--text-2xl)', fontWeight: 700 },
    h2: { fontFamily: 'var(--font-display)', fontSize: 'var(--text-xl)', fontWeight: 700 },
    h3: { fontFamily: 'var(--font-display)', fontSize: 'var(--text-l)', fontWeight: 700 },
    button: { fontWeight: 600, textTransform: 'none' },
  },
  // MUI does not ask whether the visitor wants movement.
  transitions: { create: () => 'none' },
  components: {
    MuiButtonBase: {
      // The ripple is also what MUI shows the focus by; the shop's own ring takes its place.
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          '&.Mui-focusVisible': { outline: '3px solid var(--focus-ring)', outlineOffset: '2px' },
        },
      },
    },
    MuiMenuItem: {
      styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: '-3px' } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 44,
          borderRadius: 'var(--radius-s)',
          // Forced colors remove the background, and with it all that distinguishes a button from text.
          '@media (forced-colors: active)': { border: '1px solid ButtonText' },
        },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCircularProgress: {
      styleOverrides: {
        root: { '@media (prefers-reduced-motion: reduce)': { animationDuration: '8s' } },
        circle: { '@media (prefers-reduced-motion: reduce)': { animation: 'none' } },
      },
    },
    MuiNativeSelect: { styleOverrides: { icon: { color: 'var(--ink-soft)' } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: 'var(--surface)' },
        notchedOutline: { borderColor: 'var(--line-strong)' },
      },
    },
  },
})
