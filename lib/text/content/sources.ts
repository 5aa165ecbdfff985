/** Sources of texts: of one text in its front matter, of several in `content/sources.yaml`, where a text names them. */
import { z } from 'zod'
import type { Fail } from './blocks'
import { ContentError } from './content-error'
import { readList } from './files'
import { listParagraphs, type Node, type Paragraph } from './markdown'

export const sourceId = z.string().regex(/^[a-z\d][a-z\d-]*$/, 'A name has small letters, digits and hyphens.')
export const httpsUrl = z.url({ protocol: /^https?$/ })

export const sourceFacts = z.strictObject({
  label: z.string().min(1),
  url: httpsUrl,
  /** As shown: the date of the text, or of the copy that was read. A year alone is a number in YAML. */
  date: z.union([z.string().min(1), z.number().transform(String)]),
})

/** With the day on which the words were last held against it; null when it could not be read again. */
const readFacts = sourceFacts.extend({ read: z.iso.date().nullable() })
const sharedFacts = sourceFacts.extend({ read: readFacts.shape.read.optional() })

/** A source of one text alone. */
export const namedSource = sourceFacts.extend({ id: sourceId })

/** Each the source of one text, or the name of one in `content/sources.yaml`. */
export const sourceSchema = z.union([readFacts.extend({ id: sourceId }), sourceId])
export const citableSources = z.array(z.union([namedSource, sourceId]))

export type CitedSource = z.infer<typeof sourceFacts>

let shared: Record<string, z.infer<typeof sharedFacts>> | undefined

function findShared(file: string, name: string): z.infer<typeof sharedFacts> {
  shared ??= readList('sources.yaml', z.record(sourceId, sharedFacts))
  const found = shared[name]
  if (!found) throw new ContentError(file, 1, `\`sources\`: content/sources.yaml has no source \`${name}\`.`)
  return found
}

/** Of a text that says of each source when it was read. */
export function findSources(file: string, written: z.infer<typeof sourceSchema>[]) {
  return written.map((source) => {
    if (typeof source !== 'string') return source
    const { read, ...found } = findShared(file, source)
    if (read === undefined)
      throw new ContentError(file, 1, `\`${source}\` in content/sources.yaml has no day in \`read\`.`)
    return { id: source, ...found, read }
  })
}

export function findCited(file: string, written: z.infer<typeof citableSources>): Map<string, CitedSource> {
  return new Map(
    written.map((source) => {
      if (typeof source === 'string') {
        const { label, url, date } = findShared(file, source)
        return [source, { label, url, date }]
      }
      const { id, ...facts } = source
      return [id, facts]
    }),
  )
}

/** Words that rest on one source at most. */
export function citeFrom({ text, sources, line }: Paragraph, known: Map<string, CitedSource>, fail: Fail) {
  const [name, more] = sources
  if (more) fail(line, `One source can stand here: take [^${more}] away.`)
  if (!name) return { text }
  const source = known.get(name)
  return { text, source: source ?? fail(line, `[^${name}] stands here, but \`sources\` has no \`${name}\`.`) }
}

/** A footnote that no source has, and a source that no sentence names. */
export function checkCited({ nodes, fail }: { nodes: Node[]; fail: Fail }, known: string[], isComplete: boolean) {
  const cited = new Set<string>()
  for (const { sources, line } of listParagraphs(nodes)) {
    const unknown = sources.find((id) => !known.includes(id))
    if (unknown) fail(line, `[^${unknown}] stands here, but \`sources\` has no \`${unknown}\`.`)
    for (const id of sources) cited.add(id)
  }
  const idle = known.find((id) => !cited.has(id))
  if (idle && isComplete) fail(1, `The source \`${idle}\` stands behind no sentence: write [^${idle}] there.`)
}
