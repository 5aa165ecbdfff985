import 'server-only'
import { query } from '@/db'
import type { MapPoint } from './map'
import { readMapPoints, readNearby } from './nearby'
import type { NearbyResource } from './schema'
import type { Where } from './where'

export function findNearby(where: Where, miles: number, now = new Date()): Promise<NearbyResource[]> {
  return query((db) => readNearby(db, where, miles, now))
}

export function listMapPoints(where: Where, miles: number): Promise<MapPoint[]> {
  return query((db) => readMapPoints(db, where, miles))
}
