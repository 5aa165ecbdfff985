import { canAccess, type Viewer } from '@/lib/session/policy'

/** Money goes back by an administrator's hand only. */
export function canRefund(viewer: Viewer | null): boolean {
  return canAccess(viewer, 'admin')
}
