import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { resources } from '@/db/schema/directory'
import { savedResources } from '@/db/schema/people'
import type { PhoneDto } from '@/lib/resources/schema'
import { to } from '@/lib/site/language/paths'
import type { SavedDto } from './schema'

const phones = sql<PhoneDto[]>`coalesce((
  select json_agg(json_build_object('number', p.number, 'extension', p.extension, 'type', p.type, 'keyword', p.keyword,
    'languages', p.languages, 'description', p.description) order by p.position)
  from phones p where p.resource_id = ${resources.id}), '[]'::json)`

/** Explicit columns, with the entry's page if it is in the directory. */
export function selectSaved(db: Database) {
  return db
    .select({
      id: savedResources.id,
      resourceId: savedResources.resourceId,
      title: savedResources.title,
      description: savedResources.description,
      category: savedResources.category,
      status: savedResources.status,
      note: savedResources.note,
      savedAt: savedResources.savedAt,
      /** With the row's full precision, which a Date lacks. */
      position: sql<string>`${savedResources.savedAt}::text`,
      entryCategory: resources.category,
      slug: resources.slug,
      isVerified: resources.isVerified,
      verifiedOn: resources.verifiedOn,
      verifiedPrecision: resources.verifiedPrecision,
      listedBy: resources.listedBy,
      listedOn: resources.listedOn,
      url: resources.url,
      phones,
    })
    .from(savedResources)
    .leftJoin(resources, and(eq(resources.id, savedResources.resourceId), isNull(resources.archivedAt)))
    .$dynamic()
}

export type SavedRow = Awaited<ReturnType<typeof selectSaved>>[number]

export function describeSaved({ position: _position, savedAt, ...row }: SavedRow): SavedDto {
  const { entryCategory, slug, isVerified, verifiedOn, verifiedPrecision, listedBy, listedOn, ...saved } = row
  const path = entryCategory && slug ? to(`/resources/${entryCategory}/${slug}`) : null
  const check = isVerified === null ? null : { isVerified, verifiedOn, verifiedPrecision, listedBy, listedOn }
  return { ...saved, savedAt: savedAt.toISOString(), path, check }
}

/** Only her own: someone else's id finds nothing. */
export async function findSaved(db: Database, userId: string, id: string): Promise<SavedDto | null> {
  const [row] = await selectSaved(db).where(and(eq(savedResources.id, id), eq(savedResources.userId, userId)))
  return row ? describeSaved(row) : null
}
