/** The address of a search by place, read so that nothing in it can fail: what is wrong is said, what was typed stays. */
import { DEFAULT_RADIUS, LARGEST_RADIUS, LEAST_RADIUS } from './describe'
import { readPlace, type Where } from './where'

export interface PlaceSearch {
  typed: string
  radius: number
  page: number
  where: Where | null
  /** Full names of the places that may be meant. */
  others: string[]
  problem: string | null
}

const PLACE_MAX = 100
const MOST_PAGES = 10

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
  const radius = readNumber(first(params.radius), LEAST_RADIUS, LARGEST_RADIUS, DEFAULT_RADIUS)
  const page = Math.floor(readNumber(first(params.page), 1, MOST_PAGES, 1))
  if (typed === '') {
    return { typed, radius, page, where: null, others: [], problem: 'Type a ZIP code, a town or a state.' }
  }
  const { where, others, isShared } = readPlace(typed)
  const problem = where
    ? null
    : isShared
      ? 'There is more than one such place. Choose yours below.'
      : 'We know no such place. Check the spelling, or type a ZIP code, a town with its state, or a state.'
  return { typed, radius, page, where, others, problem }
}

export function placeSearchAddress(place: string, radius: number, page = 1): string {
  const params = new URLSearchParams({ place, radius: String(radius), ...(page > 1 ? { page: String(page) } : {}) })
  return `/location-services/search?${params}`
}
