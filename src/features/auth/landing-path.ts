import { paths } from '../../lib/paths'
import { isAdmin, type Session } from '../../model/session'

/**
 * Where a user goes after signing in: back to the page that sent them here, unless it is one that
 * they still may not see, else to their dashboard.
 */
export function landingPath(session: Session, returnTo: string | undefined): string {
  if (returnTo !== undefined && (isAdmin(session) || !isAdminPath(returnTo))) return returnTo
  return isAdmin(session) ? paths.adminDashboard : paths.userDashboard
}

/** Whether an address is for administrators alone. */
export function isAdminPath(path: string): boolean {
  return path.startsWith('/admin/') || path.startsWith('/create/')
}
