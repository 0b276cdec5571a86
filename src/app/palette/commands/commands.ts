import { paths } from '../../../lib/paths'
import { isAdmin, type Session } from '../../../model/session'
import type { ColorScheme } from '../../theme/color-scheme'

/** Something that the palette can do, as its list shows it. */
export interface Command {
  /** What tells it from all others. */
  id: string
  label: string
  kind: 'Page' | 'Action' | 'Product' | 'Order' | 'Search'
  /** Other words that it is looked for by. */
  words?: string
  effect: Effect
}

export type Effect =
  | { type: 'open'; path: string }
  | { type: 'sign out' }
  | { type: 'color scheme'; scheme: ColorScheme }
  | { type: 'list shortcuts' }

/** What a visitor with this session can go to and do, the usual first. */
export function commandsFor(session: Session | null): readonly Command[] {
  return [...pagesFor(session), ...actionsFor(session)]
}

function pagesFor(session: Session | null): readonly Command[] {
  const everybody = [
    page('Home', paths.home, 'start search'),
    page('Shop', paths.shop, 'browse products categories'),
    page('Cart', paths.cart, 'basket checkout pay'),
  ]
  if (!session) {
    return [
      ...everybody,
      page('Sign in', paths.signIn, 'login log in'),
      page('Create an account', paths.signUp, 'sign up register'),
      page('Forgot your password?', paths.forgotPassword, 'reset help'),
    ]
  }
  const profile = page('Update profile', paths.profile(session.user.userId), 'account email')
  if (!isAdmin(session)) {
    return [
      ...everybody,
      page('Dashboard', paths.userDashboard, 'account purchases orders receipts'),
      profile,
    ]
  }
  return [
    page('Orders', paths.adminOrders, 'sales status packing slips'),
    page('Manage products', paths.adminProducts, 'prices stock delete'),
    page('Create product', paths.createProduct, 'new add'),
    page('Create category', paths.createCategory, 'new add shelf'),
    page('Admin dashboard', paths.adminDashboard, 'administration'),
    ...everybody,
    page('My purchases', paths.userDashboard, 'account dashboard receipts'),
    profile,
  ]
}

function actionsFor(session: Session | null): readonly Command[] {
  return [
    ...(session ? [action('Sign out', { type: 'sign out' }, 'log out')] : []),
    action('Light colors', { type: 'color scheme', scheme: 'light' }, 'theme colours day'),
    action('Dark colors', { type: 'color scheme', scheme: 'dark' }, 'theme colours night'),
    action('Colors of the device', { type: 'color scheme', scheme: 'system' }, 'theme colours'),
    action('Keyboard shortcuts', { type: 'list shortcuts' }, 'help keys hotkeys'),
  ]
}

function page(label: string, path: string, words: string): Command {
  return { id: `page ${path}`, label, kind: 'Page', words, effect: { type: 'open', path } }
}

function action(label: string, effect: Effect, words: string): Command {
  return { id: `action ${label}`, label, kind: 'Action', words, effect }
}
