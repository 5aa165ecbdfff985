import 'server-only'
import { query } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import type { SearchPlace } from '@/lib/search/read-place'
import { words } from '@/lib/site/language/words'
import type { MapPoint } from './map'
import { readMapPoints, readNearby } from './nearby'
import type { NearbyResource } from './schema'

export function findNearby(place: SearchPlace, radius: number, now = new Date()): Promise<NearbyResource[]> {
  return query((db) => readNearby(db, place, radius, now, words().records))
}

/** For a page that works without an answer: null if the database is down. */
export async function findNearbyIfThere(place: SearchPlace, radius: number): Promise<NearbyResource[] | null> {
  try {
    return await findNearby(place, radius)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return null
    throw error
  }
}

export function listMapPoints(place: SearchPlace, radius: number): Promise<MapPoint[]> {
  return query((db) => readMapPoints(db, place, radius))
}
