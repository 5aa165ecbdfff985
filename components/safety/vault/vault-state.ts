import type { LockReason } from '@/lib/vault/auto-lock'
import type { VaultContents } from '@/lib/vault/contents'

export type WhyLocked = LockReason | 'button' | 'gone' | 'first'

/** What the page knows of the vault. Only an open one has contents, so a locked page cannot show any. */
export type VaultState =
  | { phase: 'looking' }
  | { phase: 'unsupported' }
  | { phase: 'none' }
  | { phase: 'locked'; why: WhyLocked; hasRecoveryKey: boolean; isLockDamaged: boolean }
  | { phase: 'open'; contents: VaultContents; hasRecoveryKey: boolean; mustRenew: boolean; isNew: boolean }

export function toLocked(state: VaultState, why: WhyLocked): VaultState {
  if (why === 'gone') return { phase: 'none' }
  if (state.phase !== 'open') return state
  return { phase: 'locked', why, hasRecoveryKey: state.hasRecoveryKey, isLockDamaged: false }
}
