/** The lines between `---` and `---` at the top of a file: YAML, checked by a schema, with errors that name their line. */
import { type Document, type ErrorCode, isMap, isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { ContentError } from './content-error'

export interface TextFile {
  /** Its path from the root, as errors name it. */
  file: string
  /** The YAML above the text. */
  head: string
  body: string
  /** Lines above the body. */
  above: number
}

export function splitFile(file: string, saved: string): TextFile {
  const text = saved.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const [whole, head] = /^---\n(.*?)^---\n/ms.exec(text) ?? []
  if (whole === undefined || head === undefined)
    throw new ContentError(file, 1, 'The file begins with a line `---`, its facts, and another line `---`.')
  return { file, head, body: text.slice(whole.length), above: whole.split('\n').length - 1 }
}

type Issue = z.core.$ZodIssue

function nameOf(path: Issue['path']): string {
  return path.length > 0 ? `\`${path.join('.')}\`` : 'This'
}

const quoted = (names: readonly unknown[]) => names.map((name) => `\`${String(name)}\``).join(', ')

/** Of what may be written in two ways, the one that was meant. */
function unfold(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue
  const [first, last] = [issue.errors[0]?.[0], issue.errors.at(-1)?.[0]]
  const meant = typeof issue.input === 'object' ? first : last
  return meant ? unfold({ ...meant, path: [...issue.path, ...meant.path] }) : issue
}

/** What is wrong, in the words of someone who edits the file. */
export function explain(given: Issue): string {
  const issue = unfold(given)
  const name = nameOf(issue.path)
  if (issue.input === undefined && issue.code.startsWith('invalid')) return `${name} is missing.`
  switch (issue.code) {
    case 'unrecognized_keys':
      return `${quoted(issue.keys)} is not known here. Is it misspelled?`
    case 'invalid_value':
      return `${name} must be one of ${quoted(issue.values)}.`
    case 'invalid_type':
      if (typeof issue.input === 'number') return `${name} stands between quotes: '${String(issue.input)}'.`
      return `${name} must be ${issue.expected}.`
    case 'invalid_format':
      if (issue.format === 'date') return `${name} must be a day such as 2026-11-28.`
      if (issue.format === 'url') return `${name} must be a web address that begins with https://.`
      return `${name}: ${issue.message}`
    default:
      return `${name}: ${issue.message}`
  }
}

/** The line of what an issue is about, or of what should hold it. */
function findOffset(document: Document, issue: Issue): number {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
  for (let length = path.length; length > 0; length -= 1) {
    const holder = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true)
    const key = path[length - 1]
    const pair = isMap(holder) ? holder.items.find((item) => String(item.key) === String(key)) : undefined
    const node = pair ? pair.key : document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}

const yamlProblems: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "Words with a colon and a space stand between quotes: title: 'Teens: what helps'",
  DUPLICATE_KEY: 'This stands here twice.',
  MISSING_CHAR: 'A quote or a bracket here has no end.',
  TAB_AS_INDENT: 'This line begins with a tab: use spaces.',
}

/** Facts written in YAML. `above` counts the lines of the file before them. */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
  above = 0,
): z.output<Schema> {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line + above
  const [error] = document.errors
  if (error)
    throw new ContentError(
      file,
      lineAt(error.pos[0]),
      yamlProblems[error.code] ?? `These lines are not YAML: ${error.message}.`,
    )
  const result = schema.safeParse(document.toJS() ?? {}, { reportInput: true })
  if (result.success) return result.data
  const [issue] = result.error.issues
  if (!issue) throw result.error
  const meant = unfold(issue)
  throw new ContentError(file, lineAt(findOffset(document, meant)), explain(meant))
}

export function readFrontMatter<Schema extends z.ZodType>({ file, head }: TextFile, schema: Schema): z.output<Schema> {
  return readYaml(file, head, schema, 1)
}
