import { decodeHTML } from 'entities'

/** No more of a description is looked at than this. */
const MAX_MARKUP_LENGTH = 20_000
const TAG = /^<[a-z/!?]/i
const SILENT = /^<(script|style|iframe|object|template|noscript|textarea|title|svg|math)(?=[\s>/])/i
/** Left over by a document type that we do not read. */
const UNKNOWN_ENTITY = /&[a-z][a-z0-9]{1,30};/gi
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWANTED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\p{Cs}]/gu

/** Leaves the tags out, and what stands in those that hold no words. Goes through the text once, whatever it is. */
function dropTags(markup: string): string {
  let text = ''
  let at = 0
  while (at < markup.length) {
    const open = markup.indexOf('<', at)
    if (open === -1) break
    text += markup.slice(at, open)
    const rest = markup.slice(open, open + 12)
    if (!TAG.test(rest)) {
      text += '<'
      at = open + 1
      continue
    }
    const silent = SILENT.exec(rest)?.[1]?.toLowerCase()
    const from = silent ? markup.toLowerCase().indexOf(`</${silent}`, open) : open
    const close = from === -1 ? -1 : markup.indexOf('>', from)
    if (close === -1) return text
    text += ' '
    at = close + 1
  }
  return text + markup.slice(at)
}

/** One line of plain words from what may be HTML. It is shown as text; nothing of it is ever markup. */
export function toPlainText(markup: string, longest: number): string {
  const text = decodeHTML(dropTags(markup.slice(0, MAX_MARKUP_LENGTH)))
    .replace(UNKNOWN_ENTITY, ' ')
    .replace(UNWANTED, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...text]
  if (letters.length <= longest) return text
  const cut = letters.slice(0, longest - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}
