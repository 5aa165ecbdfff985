/** IndexedDB's events as promises. */

export function waitForRequest<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

export function waitForTransaction(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Aborted', 'AbortError'))
  })
}

interface OpenOptions {
  name: string
  version: number
  /** Whether it may be made; looking for one leaves nothing behind. */
  mayCreate: boolean
  upgrade: (database: IDBDatabase) => void
}

/** Null when there is none and none may be made. */
export function openDatabase(factory: IDBFactory, options: OpenOptions): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = factory.open(options.name, options.version)
    let isAbsent = false
    request.onupgradeneeded = ({ oldVersion }) => {
      isAbsent = oldVersion === 0 && !options.mayCreate
      if (isAbsent) request.transaction?.abort()
      else options.upgrade(request.result)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => (isAbsent ? resolve(null) : reject(request.error))
  })
}

export function deleteDatabase(factory: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
}
