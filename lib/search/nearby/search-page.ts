/** Reads the address of a search by place without ever failing: errors are shown, and what was typed stays. */

import type { SearchPlace } from '@/lib/search/read-place'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { DEFAULT_RADIUS, LARGEST_RADIUS, MIN_RADIUS } from './describe'
import { readPlace } from './where'

export interface PlaceSearch {
  typed: string
  radius: number
  page: number
  place: SearchPlace | null
  /** Full names of the other places that may be meant. */
  others: string[]
  problem: string | null
}

const PLACE_MAX = 100
const MAX_PAGES = 10

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

function readNumber(text: string, least: number, most: number, fallback: number): number {
  const number = Number(text)
  return text.trim() === '' || !Number.isFinite(number) ? fallback : Math.min(most, Math.max(least, number))
}

export function readPlaceSearch(params: Record<string, string | string[] | undefined>): PlaceSearch {
  const typed = (first(params.place) || first(params.zip))
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .slice(0, PLACE_MAX)
  const w = words().location.form
  const radius = readNumber(first(params.radius), MIN_RADIUS, LARGEST_RADIUS, DEFAULT_RADIUS)
  const page = Math.floor(readNumber(first(params.page), 1, MAX_PAGES, 1))
  if (typed === '') {
    return { typed, radius, page, place: null, others: [], problem: w.empty }
  }
  const { place, others } = readPlace(typed)
  const problem = place ? null : w.unknown
  return { typed, radius, page, place, others: others.map(({ name }) => name), problem }
}

export function placeSearchAddress(place: string, radius: number, page = 1): string {
  const params = new URLSearchParams({ place, radius: String(radius), ...(page > 1 ? { page: String(page) } : {}) })
  return to(`/location-services/search?${params}`)
}
