import { canAccess, type Viewer } from '@/lib/session/policy'

/** Only administrators can refund. */
export function canRefund(viewer: Viewer | null): boolean {
  return canAccess(viewer, 'admin')
}
