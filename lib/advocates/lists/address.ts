/**
 * A list of entries for one person that someone helps. The address of the page holds it: nothing is stored, here or in
 * the browser, and every change is a link.
 */
import { LIST_MAX } from './limits'

export const listForms = ['plain', 'names'] as const
export type ListForm = (typeof listForms)[number]

export interface ListAddress {
  /** Ids of entries, in order. */
  ids: string[]
  /** Neutral, or with the names of the programs. */
  form: ListForm
  /** Such as 'Blue 14'; empty without one. */
  code: string
  /** The list of the dashboard that it was opened from; empty without one. */
  keep: string
}

/** What is looked at to add from. */
export interface AddFrom {
  q: string
  /** A county, 'ohio/cuyahoga'. */
  of: { state: string; county: string } | null
}

type Given = string | string[] | null | undefined
type Query = Record<string, Given>
const first = (value: Given) => (Array.isArray(value) ? value[0] : value) ?? ''

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const SHORT = /^[A-Za-z0-9_-]{22}$/
const SLUG = /^[a-z0-9-]{1,120}$/

/** A word and a number: few names have one. */
export const CODE_NAME = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N} .#-]{1,19}$/u

function shorten(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
}

function lengthen(short: string): string | null {
  if (!SHORT.test(short)) return null
  const hex = Buffer.from(short, 'base64url').toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return ID.test(id) ? id : null
}

const unique = (ids: readonly string[]) => [...new Set(ids)].slice(0, LIST_MAX)

function readIds(text: string): string[] {
  return unique(text.split('.').flatMap((short) => lengthen(short) ?? []))
}

export function readListAddress(given: Query): ListAddress {
  const code = first(given.code).trim().replaceAll(/\s+/g, ' ')
  return {
    ids: readIds(first(given.e)),
    form: listForms.find((one) => one === first(given.form)) ?? 'plain',
    code: CODE_NAME.test(code) ? code : '',
    keep: ID.test(first(given.keep)) ? first(given.keep) : '',
  }
}

export function readAddFrom(given: Query): AddFrom {
  const [, state, county] = /^([a-z-]{2,40})\/([a-z-]{1,60})$/.exec(first(given.of)) ?? []
  return { q: first(given.q).trim().slice(0, 200), of: state && county ? { state, county } : null }
}

/** What was pasted, or the entry that a page's link adds: ids of another list, or the slug of an entry; null for neither. */
export function readAdded(given: Query): { ids: string[] } | { slug: string } | null {
  const slug = first(given.add)
  if (SLUG.test(slug)) return { slug }
  const pasted = first(given.into).trim()
  if (!URL.canParse(pasted, 'http://site.invalid')) return null
  const { pathname, searchParams } = new URL(pasted, 'http://site.invalid')
  if (/\/lists$/.test(pathname)) return { ids: readIds(searchParams.get('e') ?? '') }
  const [, named] = /\/resources\/[a-z-]+\/([a-z0-9-]{1,120})$/.exec(pathname) ?? []
  return named ? { slug: named } : null
}

/** The query of a list, without what is empty. */
function listQuery({ ids, form = 'plain', code = '', keep = '' }: Partial<ListAddress>): URLSearchParams {
  return new URLSearchParams({
    ...(ids && ids.length > 0 && { e: ids.map(shorten).join('.') }),
    ...(form !== 'plain' && { form }),
    ...(code && { code }),
    ...(keep && { keep }),
  })
}

/** In English; `to` leads to it in the language of the page. */
export function listAddress(
  list: Partial<ListAddress>,
  from?: Partial<{ q: string; of: string }>,
  path = '/lists',
): string {
  const query = listQuery(list)
  for (const [name, value] of Object.entries(from ?? {})) if (value) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}

export const addIds = (list: ListAddress, ids: readonly string[]): ListAddress => ({
  ...list,
  ids: unique([...list.ids, ...ids]),
})

export const withoutId = (list: ListAddress, id: string): ListAddress => ({
  ...list,
  ids: list.ids.filter((one) => one !== id),
})

/** One place up. */
export function moveUp(list: ListAddress, id: string): ListAddress {
  const at = list.ids.indexOf(id)
  const before = list.ids[at - 1]
  if (at < 1 || !before) return list
  return { ...list, ids: [...list.ids.slice(0, at - 1), id, before, ...list.ids.slice(at + 1)] }
}

/** 'ohio/cuyahoga', as the address says it. */
export const ofCounty = ({ of }: AddFrom) => (of ? `${of.state}/${of.county}` : '')
