import { openStore } from './store'

export interface Found {
  state: 'none' | 'locked'
  hasRecoveryKey: boolean
  /** Files without a lock file: must not be treated as an empty vault. */
  isLockDamaged: boolean
}

/** Whether this browser has a vault. Loads no cipher, and leaves no trace. */
export async function findVault(factory: IDBFactory): Promise<Found> {
  const store = await openStore(factory, { mayCreate: false, onGone: () => undefined })
  const none: Found = { state: 'none', hasRecoveryKey: false, isLockDamaged: false }
  if (!store) return none
  try {
    const lock = await store.getLock()
    if (lock) return { state: 'locked', hasRecoveryKey: lock.recovery !== undefined, isLockDamaged: false }
    return (await store.listItems()).length > 0 ? { ...none, state: 'locked', isLockDamaged: true } : none
  } finally {
    store.close()
  }
}
