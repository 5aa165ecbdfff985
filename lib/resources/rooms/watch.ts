import 'server-only'
import { expireOwnTags } from '@/lib/cache/expire'
import { follow } from '@/lib/cache/follow'
import { noteVersion } from '@/lib/cache/versions.mjs'
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
      await expireOwnTags(isFirst ? roomTags : changed)
      for (const state of states) noteVersion(roomTag(state), now.get(state) ?? '', Date.now())
      seen = now
    },
  })
}
