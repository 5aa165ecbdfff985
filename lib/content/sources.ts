/** Sources of texts: of one text in its front matter, of several in `content/sources.yaml`, where a text names them. */
import { z } from 'zod'
import type { Fail } from './blocks'
import { ContentError } from './content-error'
import { readList } from './files'
import type { Paragraph } from './markdown'

export const sourceId = z.string().regex(/^[a-z\d][a-z\d-]*$/, 'A name has small letters, digits and hyphens.')
export const httpsUrl = z.url({ protocol: /^https?$/ })

export const sourceFacts = z.strictObject({
  label: z.string().min(1),
  url: httpsUrl,
  /** As shown: the date of the text, or of the copy that was read. A year alone is a number in YAML. */
  date: z.union([z.string().min(1), z.number().transform(String)]),
})

const facts = sourceFacts.extend({
  /** The day on which the words were last held against it; null when it could not be read again. */
  read: z.iso.date().nullable(),
})

/** A source of one text, or the name of one in `content/sources.yaml`. */
export const sourceSchema = z.union([facts.extend({ id: sourceId }), sourceId])

export type CitedSource = z.infer<typeof sourceFacts>

/** A source of one text alone, of which the day of reading was not noted. */
export const namedSource = sourceFacts.extend({ id: sourceId })

/** Words that rest on one source at most. */
export function citeOne({ text, sources, line }: Paragraph, known: z.infer<typeof namedSource>[], fail: Fail) {
  const [name, more] = sources
  if (more) fail(line, `One source can stand here: take [^${more}] away.`)
  const found = known.find(({ id }) => id === name)
  if (name && !found) fail(line, `[^${name}] stands in the text, but \`sources\` has no \`${name}\`.`)
  if (!found) return { text }
  const { id: _, ...source } = found
  return { text, source }
}

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
