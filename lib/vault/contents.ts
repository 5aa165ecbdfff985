import { compareIncidents, isIntact } from './incident'
import { openRecord, type StoredDraft, type StoredFile, type StoredIncident, type VaultRecord } from './record'
import type { Session } from './session'

export interface VaultContents {
  files: StoredFile[]
  /** Ids of files that belong to the log, because an entry or the draft references them. */
  photos: Record<string, StoredFile>
  incidents: StoredIncident[]
  /** Entries whose text was modified. */
  altered: string[]
  draft: StoredDraft | null
  /** Listed, so that nothing disappears silently. */
  damaged: string[]
}

function isFile(record: VaultRecord): record is StoredFile {
  return record.kind === 'file' || record.kind === 'photo'
}

export async function listContents({ store, keys }: Session): Promise<VaultContents> {
  const items = await store.listItems()
  const opened = await Promise.all(
    items.map(async ({ id, sealed }) => ({ id, record: await openRecord(keys, id, sealed).catch(() => null) })),
  )
  const records = opened.flatMap(({ record }) => (record ? [record] : []))
  const incidents = records.filter((record) => record.kind === 'incident').sort(compareIncidents)
  const draft = records.find((record) => record.kind === 'draft') ?? null
  const inLog = new Set([...incidents, ...(draft ? [draft] : [])].flatMap(({ photos }) => photos))
  const files = records.filter(isFile)
  return {
    // A photo that no entry references is listed with the files instead of being lost.
    files: files.filter(({ id }) => !inLog.has(id)).sort((one, other) => other.addedAt.localeCompare(one.addedAt)),
    photos: Object.fromEntries(files.filter(({ id }) => inLog.has(id)).map((photo) => [photo.id, photo])),
    incidents,
    altered: incidents.filter((incident) => !isIntact(incident)).map(({ id }) => id),
    draft,
    damaged: opened.filter(({ record }) => record === null).map(({ id }) => id),
  }
}
