export type VaultProblem =
  | 'wrong-passphrase'
  | 'wrong-recovery-key'
  | 'mistyped-recovery-key'
  | 'no-recovery-key'
  | 'damaged'
  | 'damaged-lock'
  | 'weak-lock'
  | 'key-file-lock'
  | 'not-age'
  | 'no-room'
  | 'too-large'
  | 'unreadable'
  | 'interrupted'
  | 'canceled'
  | 'exists'
  | 'no-vault'
  | 'not-found'
  | 'newer-version'
  | 'not-loaded'
  | 'locked'
  | 'unsupported'
  | 'unknown'

/** An error that is shown to a person, in the text that her page has for its code. */
export class VaultError extends Error {
  constructor(
    readonly code: VaultProblem,
    cause?: unknown,
  ) {
    super(code, { cause })
    this.name = 'VaultError'
  }
}

function readName(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : ''
}

/** Browsers report a full disk, and a file that went away, under these names. */
export function toVaultError(error: unknown): VaultError {
  if (error instanceof VaultError) return error
  switch (readName(error)) {
    case 'QuotaExceededError':
      return new VaultError('no-room', error)
    case 'NotReadableError':
    case 'NotFoundError':
      return new VaultError('unreadable', error)
    case 'AbortError':
      return new VaultError('interrupted', error)
    case 'SecurityError':
    case 'InvalidStateError':
      return new VaultError('unsupported', error)
    default:
      return new VaultError('unknown', error)
  }
}
