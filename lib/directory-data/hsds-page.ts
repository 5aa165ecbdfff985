import { z } from 'zod'

/** A page of a list in HSDS format. */
export function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({
    total_items: z.number().int(),
    total_pages: z.number().int(),
    page_number: z.number().int(),
    size: z.number().int(),
    first_page: z.boolean(),
    last_page: z.boolean(),
    empty: z.boolean(),
    contents: z.array(item),
  })
}

export interface HsdsPage<Item> {
  total_items: number
  total_pages: number
  page_number: number
  size: number
  first_page: boolean
  last_page: boolean
  empty: boolean
  contents: Item[]
}

export interface Paging {
  page: number
  per_page: number
}

export function createPage<Item>(contents: Item[], total: number, { page, per_page }: Paging): HsdsPage<Item> {
  const pages = Math.ceil(total / per_page)
  return {
    total_items: total,
    total_pages: pages,
    page_number: page,
    size: contents.length,
    first_page: page === 1,
    last_page: page >= pages,
    empty: contents.length === 0,
    contents,
  }
}

export function cutPage<Item>(items: Item[], paging: Paging): HsdsPage<Item> {
  const start = (paging.page - 1) * paging.per_page
  return createPage(items.slice(start, start + paging.per_page), items.length, paging)
}

/** The files of the full export. Their names do not reveal what kind of directory it is. */
export const exportFiles = ['directory.csv', 'directory.json', 'directory.ndjson', 'directory.zip'] as const
export type ExportFile = (typeof exportFiles)[number]

export const exportTypes: Record<ExportFile, string> = {
  'directory.csv': 'text/csv; charset=utf-8',
  'directory.json': 'application/json; charset=utf-8',
  'directory.ndjson': 'application/x-ndjson; charset=utf-8',
  'directory.zip': 'application/zip',
}
