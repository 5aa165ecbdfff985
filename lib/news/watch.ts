import { NEWS_TAG } from '@/lib/cache/tags'
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { follow } from '@/lib/cache/follow'
import { forgetSlugs, readSlugs } from '@/lib/cache/known-slugs'

/** A scheduled article that has come due is a change too, though nobody wrote anything. */
export async function readNewsVersion(): Promise<string> {
  const rows = await query((db) =>
    db.execute<{ version: string; due: string }>(sql`
      select version, (select count(*) from articles where status = 'scheduled' and publish_date <= now()) as due
      from news_version`),
  )
  return `${rows[0]?.version} ${rows[0]?.due}`
}

export function startNewsWatch(): void {
  follow({
    name: 'news',
    tag: NEWS_TAG,
    readVersion: readNewsVersion,
    changed: async () => forgetSlugs('articles'),
    copy: () => readSlugs('articles'),
  })
}
