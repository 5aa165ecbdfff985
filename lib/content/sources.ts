/** Sources of texts: of one text in its front matter, of several in `content/sources.yaml`, where a text names them. */
import { z } from 'zod'
import { ContentError } from './content-error'
import { readList } from './files'

export const sourceId = z.string().regex(/^[a-z\d][a-z\d-]*$/, 'A name has small letters, digits and hyphens.')
export const httpsUrl = z.url({ protocol: /^https?$/ })

const facts = z.strictObject({
  label: z.string().min(1),
  url: httpsUrl,
  /** As shown: the date of the text, or of the copy that was read. */
  date: z.string().min(1),
  /** The day on which the words were last held against it; null when it could not be read again. */
  read: z.iso.date().nullable(),
})

/** A source of one text, or the name of one in `content/sources.yaml`. */
export const sourceSchema = z.union([facts.extend({ id: sourceId }), sourceId])

type Source = z.infer<typeof facts> & { id: string }

let shared: Record<string, z.infer<typeof facts>> | undefined

export function findSources(file: string, written: z.infer<typeof sourceSchema>[]): Source[] {
  return written.map((source) => {
    if (typeof source !== 'string') return source
    shared ??= readList('sources.yaml', z.record(sourceId, facts))
    const found = shared[source]
    if (!found) throw new ContentError(file, 1, `\`sources\`: content/sources.yaml has no source \`${source}\`.`)
    return { id: source, ...found }
  })
}
