import 'server-only'
import { query } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import type { MapPoint } from './map'
import { readMapPoints, readNearby } from './nearby'
import type { NearbyResource } from './schema'
import type { Where } from './where'

export function findNearby(where: Where, miles: number, now = new Date()): Promise<NearbyResource[]> {
  return query((db) => readNearby(db, where, miles, now))
}

/** For a page, which goes on without an answer: null when the database is away. */
export async function findNearbyIfThere(where: Where, miles: number): Promise<NearbyResource[] | null> {
  try {
    return await findNearby(where, miles)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return null
    throw error
  }
}

export function listMapPoints(where: Where, miles: number): Promise<MapPoint[]> {
  return query((db) => readMapPoints(db, where, miles))
}
