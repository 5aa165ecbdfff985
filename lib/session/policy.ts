/** Who may do what, as pure questions. */
import { staffPermissions, type staffRoles } from '@/db/vocabulary/people'
import { AppError } from '@/lib/http/app-error'

export type StaffRole = (typeof staffRoles)[number]
export type Permission = (typeof staffPermissions)[number]
export type Role = 'member' | StaffRole

/** What every editor works on. Everything else is an administrator's, or needs a permission of its own. */
export const staffAreas = ['articles', 'resources', 'stats'] as const
export type StaffArea = (typeof staffAreas)[number]

/**
 * Who may make a call. `staff` is anyone on the staff; `permission:...` an administrator, or an editor who was given
 * that right; `scheduler` whoever holds CRON_SECRET.
 */
export type Access =
  | 'public'
  | 'member'
  | 'staff'
  | `staff:${StaffArea}`
  | `permission:${Permission}`
  | 'admin'
  | 'scheduler'

export interface Viewer {
  userId: string
  email: string | null
  role: Role
  permissions: readonly Permission[]
}

export function isPermission(value: string): value is Permission {
  return (staffPermissions as readonly string[]).includes(value)
}

export function isStaff(viewer: Viewer | null): boolean {
  return viewer?.role === 'editor' || viewer?.role === 'admin'
}

/** For whom a session is looked up at all: nobody needs one for a public call. */
export function needsViewer(access: Access): boolean {
  return access !== 'public' && access !== 'scheduler'
}

export function canAccess(viewer: Viewer | null, access: Access): boolean {
  if (access === 'public') return true
  if (viewer === null || access === 'scheduler') return false
  if (access === 'member' || viewer.role === 'admin') return true
  if (access === 'staff' || access.startsWith('staff:')) return isStaff(viewer)
  return isStaff(viewer) && viewer.permissions.some((permission) => access === `permission:${permission}`)
}

/** Throws 401 for nobody, 403 for someone without the right. */
export function assertAccess(viewer: Viewer | null, access: Access): void {
  if (canAccess(viewer, access)) return
  throw new AppError(viewer === null ? 'signed-out' : 'forbidden')
}
