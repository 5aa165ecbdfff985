/** Access rules, as pure functions. */

import { createHash, timingSafeEqual } from 'node:crypto'
import { staffPermissions, type staffRoles } from '@/db/vocabulary/people'
import { env } from '@/lib/env'
import { AppError } from '@/lib/http/app-error'

export type StaffRole = (typeof staffRoles)[number]
export type Permission = (typeof staffPermissions)[number]
export type Role = 'member' | StaffRole

/** The areas of every editor. Everything else is for administrators, or needs a permission. */
export const staffAreas = ['articles', 'resources', 'stats'] as const
export type StaffArea = (typeof staffAreas)[number]

/**
 * Who may make a call. `staff` is any staff member; `permission:...` an administrator, or an editor with
 * that permission;`scheduler` whoever holds CRON_SECRET;
 * `import-key` whoever holds a partner's key, which opens nothing else.
 */
export type Access =
  | 'public'
  | 'member'
  | 'staff'
  | `staff:${StaffArea}`
  | `permission:${Permission}`
  | 'admin'
  | 'scheduler'
  | 'import-key'

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

/** To answer a message is to read it. */
const grants: Record<Permission, readonly Access[]> = {
  'donations:read': ['permission:donations:read'],
  'messages:read': ['permission:messages:read'],
  'messages:write': ['permission:messages:read', 'permission:messages:write'],
  'subscribers:read': ['permission:subscribers:read'],
}

/** Whether a session lookup is needed: public calls need none. */
export function needsViewer(access: Access): boolean {
  return access !== 'public' && access !== 'scheduler' && access !== 'import-key'
}

export function canAccess(viewer: Viewer | null, access: Access): boolean {
  if (access === 'public') return true
  if (viewer === null || access === 'scheduler' || access === 'import-key') return false
  if (access === 'member' || viewer.role === 'admin') return true
  if (access === 'staff' || access.startsWith('staff:')) return isStaff(viewer)
  return isStaff(viewer) && viewer.permissions.some((permission) => grants[permission].includes(access))
}

/** Throws 401 without a session, 403 without the permission. */
export function assertAccess(viewer: Viewer | null, access: Access): void {
  if (canAccess(viewer, access)) return
  throw new AppError(viewer === null ? 'signed-out' : 'forbidden')
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}

/** Whether a call to /api/cron has the secret. Without a configured secret, none does. */
export function isScheduler(request: Request, secret = env.CRON_SECRET): boolean {
  if (!secret) return false
  return timingSafeEqual(digest(request.headers.get('authorization') ?? ''), digest(`Bearer ${secret}`))
}
