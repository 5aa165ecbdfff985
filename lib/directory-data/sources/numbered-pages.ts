import type { SourceFormat } from './source'

/** Pages of JSON that are asked for by number, the first by 1: where their rows stand, and where how many there are. */
export function numberedPages<Page extends object>(
  listRows: (page: Partial<Page>) => Record<string, unknown>[] | undefined,
  countPages: (page: Partial<Page>) => unknown,
): SourceFormat {
  const read = (body: unknown): Partial<Page> => (typeof body === 'object' && body !== null ? body : {})
  return {
    kind: 'json',
    page: (address, page) => `${address}&page=${page + 1}`,
    rows: (body) => listRows(read(body)) ?? null,
    hasMore: (body, page) => page + 1 < Number(countPages(read(body)) ?? 1),
  }
}
