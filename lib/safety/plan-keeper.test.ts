import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { MIN_WORK_FACTOR } from '@/lib/vault/limits'
import { createPlanCalls, getBox, KeeperError, putBox, toKeeperProblem } from './plan-keeper'

const passphrase = 'copper lantern violet harbor'
const plan = JSON.stringify({ version: 1, steps: [{ group: 'own', text: 'CANARY-STEP', note: '' }], people: [] })

let indexedDB: IDBFactory
const start = () => createPlanCalls({ indexedDB, chooseWorkFactor: () => MIN_WORK_FACTOR })

beforeEach(() => {
  indexedDB = new IDBFactory()
})

async function findProblem(task: Promise<unknown>): Promise<string> {
  return task.then(
    () => 'none',
    (error) => toKeeperProblem(error),
  )
}

describe('a saved plan', () => {
  it('is opened with its passphrase, even with a space added by the keyboard', async () => {
    await start().create(passphrase, plan)
    expect(await start().unlock(`${passphrase} `)).toBe(plan)
  })

  it('is stored with none of its text in the clear', async () => {
    await start().create(passphrase, plan)
    const box = await getBox(indexedDB)
    const stored = new TextDecoder('latin1').decode(new Uint8Array([...(box?.lock ?? []), ...(box?.sealed ?? [])]))
    expect(stored).toContain('age-encryption.org/v1')
    expect(stored).not.toContain('CANARY')
    expect(stored).not.toContain('copper')
  })

  it('reports a wrong passphrase, and is unchanged', async () => {
    await start().create(passphrase, plan)
    expect(await findProblem(start().unlock('copper lantern violet harbour'))).toBe('wrong-passphrase')
    expect(await start().unlock(passphrase)).toBe(plan)
  })

  it('reports damage to any of its parts', async () => {
    await start().create(passphrase, plan)
    const box = await getBox(indexedDB)
    if (!box) throw new Error('nothing was saved')
    for (const part of ['lock', 'sealed'] as const) {
      const bytes = box[part].slice()
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
      await putBox(indexedDB, { ...box, [part]: bytes })
      expect(await findProblem(start().unlock(passphrase))).toBe('damaged')
    }
  })

  it('saves new content without asking for the passphrase again', async () => {
    const calls = start()
    await calls.create(passphrase, plan)
    await calls.save('{"version":1,"steps":[],"people":[]}')
    expect(await start().unlock(passphrase)).toBe('{"version":1,"steps":[],"people":[]}')
  })

  it('is not restored by a page that had it open when it was deleted', async () => {
    const calls = start()
    await calls.create(passphrase, plan)
    indexedDB.deleteDatabase('list')
    expect(await findProblem(calls.save(plan))).toBe('gone')
    expect(await getBox(indexedDB)).toBeNull()
  })

  it('cannot be saved before it is unlocked', async () => {
    await start().create(passphrase, plan)
    expect(await findProblem(start().save('{}'))).toBe('locked')
  })
})

it('checking for a plan leaves no database behind', async () => {
  expect(await getBox(indexedDB)).toBeNull()
  expect(await indexedDB.databases()).toEqual([])
})

it('recognizes a full disk and a browser without storage', () => {
  expect(toKeeperProblem(new DOMException('', 'QuotaExceededError'))).toBe('no-room')
  expect(toKeeperProblem(new DOMException('', 'SecurityError'))).toBe('unsupported')
  expect(toKeeperProblem(new KeeperError('gone'))).toBe('gone')
  expect(toKeeperProblem('odd')).toBe('unknown')
})
