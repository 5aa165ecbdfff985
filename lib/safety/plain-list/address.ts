import { type Pattern, patterns } from './words'

/** What the list is made of: a county ('ohio/cuyahoga'), a record by its slug, the safety plan's numbers, or the national lines. */
export type ListSubject = { state: string; county: string } | { slug: string } | 'plan' | 'lines'

export interface ListRequest {
  of: string
  subject: ListSubject
  pattern: Pattern
}

type Given = string | string[] | null | undefined
const first = (value: Given) => (Array.isArray(value) ? value[0] : value) ?? ''

export function readListRequest(given: { of?: Given; as?: Given }): ListRequest {
  const of = first(given.of)
  const [, state, county] = /^([a-z-]{2,40})\/([a-z-]{1,60})$/.exec(of) ?? []
  const subject: ListSubject =
    state && county
      ? { state, county }
      : of === 'plan'
        ? 'plan'
        : /^[a-z0-9-]{1,120}$/.test(of) && of !== 'lines'
          ? { slug: of }
          : 'lines'
  const pattern = patterns.find((one) => one === first(given.as)) ?? 'recipe'
  return { of: subject === 'lines' ? 'lines' : of, subject, pattern }
}

/** The page that shows the list before it is on paper, in English; `to` leads to it in the language of the page. */
export function listPath({ of, pattern = 'recipe' }: { of: string; pattern?: Pattern }): string {
  return `/list?${new URLSearchParams({ of, as: pattern })}`
}

/** `file` is the name under which a browser saves it. */
export function listFilePath({ of }: { of: string }, file: string): string {
  return `/list/${file}.pdf?${new URLSearchParams({ of })}`
}
