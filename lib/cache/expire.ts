import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'

/** Next tags every page with this; it stands for the whole site. */
export const EVERY_PAGE = '_N_T_/layout'

/** Expires what is tagged so, from outside a request too: the next visitor gets it made anew. */
export async function expireTags(tags: string[]): Promise<void> {
  const cache: unknown = Reflect.get(globalThis, Symbol.for('marigold.page-cache'))
  if (cache) await (cache as FileSystemCache).revalidateTag(tags)
}
