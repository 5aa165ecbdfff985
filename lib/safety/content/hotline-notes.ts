/** What to know before calling (content/en/safety/hotlines.md), by the id of the line in content/facts/hotlines.yaml. Numbers are not repeated there. */
import type { Language } from '@/lib/site/language/languages.mjs'
import { findPart, listItems, readOnly, readParts } from '@/lib/text/content/blocks'
import { readPair, type Written } from '@/lib/text/content/pair'
import { type CitedSource, citableSources, citeFrom, findCited } from '@/lib/text/content/sources'

export interface Note {
  text: string
  source?: CitedSource
}

export interface HotlineNotes {
  /** What happens when you call or write, step by step. */
  happens: Note[]
  languages: Note[]
  /** For Deaf, hard of hearing and speech-disabled people. */
  deaf: Note[]
  bill: Note[]
}

interface CallNotes {
  hotlineNotes: Record<string, HotlineNotes>
  /** Two services that are often mixed up, by the id of the line that each text reaches. */
  textServices: { id: string; title: string; text: string }[]
  billNotes: Note[]
}

const { en: english, es: spanish } = readPair('safety', 'hotlines', { sources: citableSources }, {})

const sources = findCited(english.file, english.facts.sources)

function read({ nodes, fail }: Written<unknown>): CallNotes {
  const parts = readParts(nodes, 2, fail)
  const notesIn = (own: typeof nodes) => listItems(own).map((item) => citeFrom(item, sources, fail))
  const hotlines = parts.filter(({ id }) => id !== 'texting' && id !== 'bills')
  return {
    hotlineNotes: Object.fromEntries(
      hotlines.map(({ id, nodes: own }) => {
        const questions = readParts(own, 3, fail)
        const notes = (question: string) => notesIn(findPart(questions, question, fail).nodes)
        return [
          id,
          { happens: notes('happens'), languages: notes('languages'), deaf: notes('deaf'), bill: notes('bill') },
        ]
      }),
    ),
    textServices: readParts(findPart(parts, 'texting', fail).nodes, 3, fail).map((part) => ({
      id: part.id,
      title: part.title,
      text: readOnly(part, fail),
    })),
    billNotes: notesIn(findPart(parts, 'bills', fail).nodes),
  }
}

export const callNotes: Record<Language, CallNotes> = { en: read(english), es: read(spanish) }
