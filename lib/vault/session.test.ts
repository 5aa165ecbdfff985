import { describe, expect, it, vi } from 'vitest'
import { createPlatform, passphrase, readRaw, tamper } from '@/tests/support/vault'
import type { Bytes } from './bytes'
import { addFile } from './documents'
import { findVault } from './find-vault'
import { cutHeader, readWorkFactor } from './header'
import { lockKeys } from './keys'
import { changePassphrase, createVault, deleteVault, renewRecoveryKey, unlock, unlockWithRecoveryKey } from './session'
import type { StoredLock } from './store'

const file = new File(['words'], 'a.txt')

describe('looking for a vault', () => {
  it('finds none and creates none', async () => {
    const platform = createPlatform()
    expect(await findVault(platform.indexedDB)).toEqual({
      state: 'none',
      hasRecoveryKey: false,
      isLockDamaged: false,
    })
    expect(await platform.indexedDB.databases()).toEqual([])
  })

  it('finds an existing one, locked', async () => {
    const platform = createPlatform()
    await createVault(platform, passphrase)
    expect(await findVault(platform.indexedDB)).toEqual({
      state: 'locked',
      hasRecoveryKey: false,
      isLockDamaged: false,
    })
  })

  it('reports a vault whose lock is gone as damaged, never as missing', async () => {
    const platform = createPlatform()
    const session = await createVault(platform, passphrase)
    await addFile(session, 'file', file)
    session.store.close()
    await tamper(platform.indexedDB, 'lock', () => null)
    expect(await findVault(platform.indexedDB)).toMatchObject({ state: 'locked', isLockDamaged: true })
    await expect(unlock(platform, passphrase)).rejects.toMatchObject({ code: 'damaged-lock' })
    await expect(createVault(platform, passphrase)).rejects.toMatchObject({ code: 'exists' })
  })
})

describe('creating a vault', () => {
  it('refuses a guessable passphrase, and leaves nothing behind', async () => {
    const platform = createPlatform()
    await expect(createVault(platform, 'password1234')).rejects.toThrow()
    expect(await platform.indexedDB.databases()).toEqual([])
  })

  it('does not touch an existing one', async () => {
    const platform = createPlatform()
    await createVault(platform, passphrase)
    await expect(createVault(platform, 'another fine passphrase')).rejects.toMatchObject({ code: 'exists' })
    await expect(unlock(platform, passphrase)).resolves.toBeTruthy()
  })

  it('uses the measured work factor, and writes it where the age tool reads it', async () => {
    const platform = createPlatform({ measure: (factor) => 110 * 2 ** (factor - 14) })
    const { lock } = await createVault(platform, passphrase)
    expect(readWorkFactor(lock.key.bytes)).toBe(18)
  }, 60_000)

  it('uses a lower one if the first lock took longer than estimated', async () => {
    const times = [0, 3500, 3500, 5000]
    const platform = createPlatform({ measure: (factor) => 250 * 2 ** (factor - 14), clock: () => times.shift() ?? 0 })
    const { lock } = await createVault(platform, passphrase)
    expect(readWorkFactor(lock.key.bytes)).toBe(16)
  }, 60_000)
})

describe('unlocking', () => {
  it('reports a wrong passphrase', async () => {
    const platform = createPlatform()
    await createVault(platform, passphrase)
    await expect(unlock(platform, `${passphrase}s`)).rejects.toMatchObject({ code: 'wrong-passphrase' })
  })

  it('accepts the passphrase with a trailing space added by a phone', async () => {
    const platform = createPlatform()
    await createVault(platform, passphrase)
    await expect(unlock(platform, `${passphrase} `)).resolves.toBeTruthy()
  })

  it('reports a damaged lock, never a wrong passphrase, whichever byte is flipped', async () => {
    const platform = createPlatform()
    const { lock } = await createVault(platform, passphrase)
    const header = cutHeader(lock.key.bytes)?.length ?? 0
    expect(header).toBeGreaterThan(140)
    for (let at = 0; at < lock.key.bytes.length; at += 1) {
      await tamper(platform.indexedDB, 'lock', ({ value }) => {
        const { key, ...rest } = value as unknown as StoredLock
        const bytes: Bytes = lock.key.bytes.slice()
        bytes[at] = (bytes[at] ?? 0) ^ 1
        return { ...rest, key: { ...key, bytes } }
      })
      await expect(unlock(platform, passphrase)).rejects.toMatchObject({ code: 'damaged-lock' })
    }
  })

  it('refuses a lock that is too weak', async () => {
    const platform = createPlatform()
    const { keys, lock } = await createVault(platform, passphrase)
    const { hashBytes } = await import('./bytes')
    const bytes = await lockKeys(keys, passphrase, 10)
    await tamper(platform.indexedDB, 'lock', () => ({ ...lock, key: { bytes, sum: hashBytes(bytes) } }))
    await expect(unlock(platform, passphrase)).rejects.toMatchObject({ code: 'weak-lock' })
  })

  it('refuses a vault of an unknown version', async () => {
    const platform = createPlatform()
    await createVault(platform, passphrase)
    await tamper(platform.indexedDB, 'lock', ({ value }) => ({ ...value, version: 99 }))
    await expect(unlock(platform, passphrase)).rejects.toMatchObject({ code: 'newer-version' })
  })

  it('deletes the remains of an unfinished file', async () => {
    const platform = createPlatform()
    const session = await createVault(platform, passphrase)
    await addFile(session, 'file', file)
    await session.store.putPart('unfinished', 0, new Uint8Array(10))
    session.store.close()
    await unlock(platform, passphrase)
    const parts = (await readRaw(platform.indexedDB)).filter(({ store }) => store === 'parts')
    expect(parts).toHaveLength(1)
  })

  it('keeps an unfinished file while another tab may be writing it', async () => {
    const locks = { request: vi.fn(async (_: string, __: unknown, run: (lock: null) => unknown) => run(null)) }
    const platform = createPlatform({ locks: locks as unknown as LockManager })
    const session = await createVault(platform, passphrase)
    await session.store.putPart('unfinished', 0, new Uint8Array(10))
    session.store.close()
    await unlock(platform, passphrase)
    expect(await readRaw(platform.indexedDB)).toContainEqual(expect.objectContaining({ store: 'parts' }))
  })
})

describe('a new passphrase', () => {
  it('opens the vault with the same keys; the old one no longer does', async () => {
    const platform = createPlatform()
    const session = await createVault(platform, passphrase)
    await addFile(session, 'file', file)
    await changePassphrase(session, 'orange river window lamp')
    await expect(unlock(platform, passphrase)).rejects.toMatchObject({ code: 'wrong-passphrase' })
    const again = await unlock(platform, 'orange river window lamp')
    expect(again.keys).toEqual(session.keys)
  })
})

describe('the recovery key', () => {
  it('opens the vault, typed by hand', async () => {
    const platform = createPlatform()
    const session = await createVault(platform, passphrase)
    const { recoveryKey } = await renewRecoveryKey(session)
    expect(await findVault(platform.indexedDB)).toMatchObject({ hasRecoveryKey: true })
    const again = await unlockWithRecoveryKey(platform, recoveryKey.toLowerCase().replaceAll('-', ' '))
    expect(again.keys).toEqual(session.keys)
  })

  it('is useless once a new one is created', async () => {
    const platform = createPlatform()
    const first = await renewRecoveryKey(await createVault(platform, passphrase))
    const second = await renewRecoveryKey(first.session)
    await expect(unlockWithRecoveryKey(platform, first.recoveryKey)).rejects.toMatchObject({
      code: 'wrong-recovery-key',
    })
    await expect(unlockWithRecoveryKey(platform, second.recoveryKey)).resolves.toBeTruthy()
  })

  it('opens a vault whose passphrase lock is damaged', async () => {
    const platform = createPlatform()
    const { recoveryKey } = await renewRecoveryKey(await createVault(platform, passphrase))
    await tamper(platform.indexedDB, 'lock', ({ value }) => {
      const lock = value as unknown as StoredLock
      return { ...lock, key: { ...lock.key, bytes: lock.key.bytes.slice(5) } }
    })
    await expect(unlockWithRecoveryKey(platform, recoveryKey)).resolves.toBeTruthy()
  })

  it('is reported missing if none was created', async () => {
    const platform = createPlatform()
    await createVault(platform, passphrase)
    await expect(unlockWithRecoveryKey(platform, 'ABCD')).rejects.toMatchObject({ code: 'no-recovery-key' })
  })
})

describe('deleting the vault', () => {
  it('leaves no database, and notifies the other tabs, which can no longer store anything', async () => {
    const platform = createPlatform()
    const session = await createVault(platform, passphrase)
    await deleteVault(platform)
    expect(await platform.indexedDB.databases()).toEqual([])
    expect(platform.gone).toBe(1)
    await expect(addFile(session, 'file', file)).rejects.toBeTruthy()
    expect(await platform.indexedDB.databases()).toEqual([])
  })
})
