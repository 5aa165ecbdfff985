export const vaultProblems = {
  'wrong-passphrase': 'That passphrase is not right. Nothing was changed. Check for capital letters and try again.',
  'wrong-recovery-key': 'That recovery key is not for this vault. Nothing was changed.',
  'mistyped-recovery-key': 'One letter or number in the recovery key is not right. Compare it with the paper.',
  'no-recovery-key': 'No recovery key was made for this vault. Only the passphrase opens it.',
  damaged: 'This is damaged: the stored bytes are not the ones that were locked. It cannot be opened.',
  'damaged-lock':
    'The lock of this vault is damaged on this device, so no passphrase can open it now. Your files are still stored.',
  'weak-lock': 'This was locked with a setting that is too weak to trust, so it was not opened.',
  'key-file-lock': 'This file was locked with a key, not with a passphrase. It cannot be opened here.',
  'not-age': 'This is not an .age file. Nothing was added.',
  'no-room': 'There is not enough free space on this device. The file was not added. Everything stored before is safe.',
  'too-large': 'A file can have at most 100 MB. It was not added.',
  unreadable: 'The browser could not read that file. It may have been moved or deleted. It was not added.',
  interrupted: 'Storing was interrupted. The file was not added. Everything stored before is safe.',
  canceled: 'Stopped. The file was not added.',
  exists: 'There is already a vault in this browser.',
  'no-vault': 'There is no longer a vault in this browser. It may have been deleted in another tab.',
  'not-found': 'This is no longer in the vault. It may have been deleted in another tab.',
  'newer-version': 'This vault was made by a newer version of this page. Reload the page to open it.',
  'not-loaded':
    'The vault could not be loaded. Nothing that was stored is lost. Check the connection and try again, or reload the page.',
  locked: 'The vault is locked.',
  unsupported: 'This browser cannot keep a vault. A private window or an old browser can be the reason.',
  unknown: 'Something went wrong. Nothing that was stored before is lost. Reload the page and try again.',
} as const

export type VaultProblem = keyof typeof vaultProblems

/** What a person can be told; `code` survives the way out of the worker. */
export class VaultError extends Error {
  constructor(
    readonly code: VaultProblem,
    cause?: unknown,
  ) {
    super(vaultProblems[code], { cause })
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
