/** An in-memory fake of Redis with the few commands we use, which can be switched off. */
export function startRedis(now: () => number) {
  const values = new Map<string, { value: string; expiresAt: number }>()
  const redis = { values, isAway: false, asked: 0 }
  const live = (key: string) => {
    const entry = values.get(key)
    if (entry && entry.expiresAt <= now()) values.delete(key)
    return values.get(key)
  }
  const send = async ([name = '', key = '', ...rest]: string[]): Promise<unknown> => {
    redis.asked += 1
    if (redis.isAway) throw new Error('ECONNREFUSED')
    const entry = live(key)
    if (name === 'GET') return entry?.value ?? null
    if (name === 'SET') {
      if (entry && rest.includes('NX')) return null
      values.set(key, { value: rest[0] ?? '', expiresAt: now() + Number(rest.at(-1)) * 1000 })
      return 'OK'
    }
    if (name === 'INCR') {
      const value = String(Number(entry?.value ?? 0) + 1)
      values.set(key, { value, expiresAt: entry?.expiresAt ?? Number.POSITIVE_INFINITY })
      return Number(value)
    }
    if (entry) entry.expiresAt = now() + Number(rest[0]) * 1000
    return 1
  }
  return { redis, send }
}
