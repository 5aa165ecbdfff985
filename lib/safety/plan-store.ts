import { deleteDatabase, openDatabase, waitForRequest, waitForTransaction } from '@/lib/vault/indexed-db'
import type { SealedBox } from './plan-box'

/** Names that tell nothing to whoever lists a browser's databases. */
const DATABASE = 'list'
const STORE = 'kept'
const KEY = 1

function open(factory: IDBFactory, mayCreate: boolean): Promise<IDBDatabase | null> {
  return openDatabase(factory, {
    name: DATABASE,
    version: 1,
    mayCreate,
    upgrade: (database) => database.createObjectStore(STORE),
  })
}

/** Looking leaves nothing behind. */
export async function getBox(factory: IDBFactory): Promise<SealedBox | null> {
  const database = await open(factory, false)
  if (!database) return null
  try {
    const box: SealedBox | undefined = await waitForRequest(database.transaction(STORE).objectStore(STORE).get(KEY))
    return box ?? null
  } finally {
    database.close()
  }
}

export async function putBox(factory: IDBFactory, box: SealedBox): Promise<void> {
  const database = await open(factory, true)
  if (!database) throw new DOMException('No database', 'InvalidStateError')
  try {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
    transaction.objectStore(STORE).put(box, KEY)
    await waitForTransaction(transaction)
  } finally {
    database.close()
  }
}

export function removeBox(factory: IDBFactory): Promise<void> {
  return deleteDatabase(factory, DATABASE)
}
