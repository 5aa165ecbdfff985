import 'server-only'
import { expireTags } from '@/lib/cache/expire'
import { follow } from '@/lib/cache/follow'
import { readRoomVersions, roomTag, roomTags } from './read'

/** A word of tonight, and its end, reach the pages of its state within two seconds. */
export function startRoomWatch(): void {
  let seen = new Map<string, string>()
  let now = seen
  follow({
    name: 'rooms',
    tag: 'rooms',
    async readVersion() {
      now = await readRoomVersions()
      return JSON.stringify([...now])
    },
    async changed(isFirst) {
      const states = new Set([...seen.keys(), ...now.keys()])
      const changed = [...states].filter((state) => seen.get(state) !== now.get(state)).map(roomTag)
      await expireTags(isFirst ? roomTags : changed)
      seen = now
    },
  })
}
