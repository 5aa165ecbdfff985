/** What a partner may do with its key: send files of its own source, and see what became of them. */
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { AppError } from '@/lib/http/app-error'
import { requirePartner } from '@/lib/session/partner-keys'
import { getImport, listImportsOf } from './queries'
import type { ImportDto } from './schema'
import { discardImport, receiveImport } from './service'

/** What the same key sent before and nobody has written is replaced: a nightly export leaves one file to look at. */
async function dropFormer(source: string, actor: string, id: string): Promise<void> {
  const former = await query((db) =>
    db.execute<{ id: string }>(sql`select id from imports where source = ${source} and actor = ${actor}
      and id <> ${id}::uuid and status in ('mapping', 'checked', 'refused', 'expired')`),
  )
  for (const one of former) await discardImport(one.id).catch(() => {})
}

export async function receivePartnerFile(request: Request, signal: AbortSignal): Promise<ImportDto> {
  const { source, name } = await requirePartner(request)
  const received = await receiveImport({ userId: null, email: name }, request, signal, source)
  await dropFormer(source, name, received.id)
  return received
}

export async function listPartnerFiles(request: Request): Promise<ImportDto[]> {
  const { source } = await requirePartner(request)
  return listImportsOf(source)
}

/** One of another source is not there at all. */
export async function getPartnerFile(request: Request, id: string): Promise<ImportDto> {
  const { source } = await requirePartner(request)
  const found = await getImport(id)
  if (found.source !== source) throw new AppError('not-found')
  return found
}
