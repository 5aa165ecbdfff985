/** Named directives: `::name[label]{#id key="value"}` on a line of its own, and `:::name` around other lines, to `:::`. */
import type { MarkdownIt } from 'markdown-it'

export interface Attributes {
  id?: string
  [name: string]: string | undefined
}

const ATTRIBUTE = /#(?<id>[\w-]+)|(?<name>[a-z]+)(?:=(?:"(?<quoted>[^"]*)"|“(?<curly>[^”]*)”|(?<bare>[^\s"]+)))?/g

/** All that braces can say. */
const known = 'id cue as if programs award focus hint optional href icon when'.split(' ')

export function findUnknown(attributes: Attributes): string | undefined {
  return Object.keys(attributes).find((name) => !known.includes(name))
}

/** Reads what stands between braces: `#day if="police" optional`. */
export function readAttributes(written: string): Attributes {
  const attributes: Attributes = {}
  for (const { groups } of written.matchAll(ATTRIBUTE)) {
    if (groups?.id) attributes.id = groups.id
    else if (groups?.name) attributes[groups.name] = groups.quoted ?? groups.curly ?? groups.bare ?? ''
  }
  return attributes
}

const OPENING = /^(:{2,})([a-z][a-z-]*)(?:\[(.*?)\])?(?:\{([^{}]*)\})?$/
const CLOSING = /^:::+$/

export interface Directive {
  name: string
  label: string
  attributes: Attributes
  /** The line that ends it is missing. */
  isOpen?: boolean
  [key: string]: unknown
}

export function addDirectives(markdown: MarkdownIt) {
  markdown.block.ruler.before(
    'fence',
    'directive',
    (state, start, end, isProbe) => {
      const lineAt = (line: number) =>
        state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trimEnd()
      const [, colons, name, label = '', attributes = ''] = OPENING.exec(lineAt(start)) ?? []
      if (!colons || !name) return false
      if (isProbe) return true
      const directive: Directive = { name, label, attributes: readAttributes(attributes) }
      const open = state.push('directive_open', '', 1)
      open.meta = directive
      open.map = [start, start + 1]
      state.line = start + 1
      if (colons.length > 2) {
        let depth = 1
        let close = start
        while (depth > 0 && close + 1 < end) {
          close += 1
          const line = lineAt(close)
          if (CLOSING.test(line)) depth -= 1
          else if (line.startsWith(':::') && OPENING.test(line)) depth += 1
        }
        if (depth > 0) open.meta = { ...directive, isOpen: true }
        const last = depth > 0 ? end : close
        open.map = [start, last]
        const { lineMax } = state
        state.lineMax = last
        state.md.block.tokenize(state, start + 1, last)
        state.lineMax = lineMax
        state.line = depth > 0 ? end : close + 1
      }
      state.push('directive_close', '', -1)
      return true
    },
    { alt: ['paragraph', 'list'] },
  )
}
