import type { LockReason } from '@/lib/vault/auto-lock'
import type { VaultContents } from '@/lib/vault/parts'

export type WhyLocked = LockReason | 'button' | 'gone' | 'first'

/** The page's view of the vault. Only an unlocked one has contents, so a locked page can't show any. */
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
