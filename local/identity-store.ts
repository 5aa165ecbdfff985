import type { AdapterFactory, AdapterPayload } from 'oidc-provider'

interface Kept {
  payload: AdapterPayload
  until: number
}

/** The provider's state between requests, in memory: a sign-in in progress is lost when the process ends. */
export function createIdentityStore(): AdapterFactory {
  const kept = new Map<string, Kept>()

  function sweep() {
    for (const [key, { until }] of kept) if (until <= Date.now()) kept.delete(key)
  }

  return (model) => {
    const name = (id: string) => `${model}:${id}`
    const read = (id: string) => {
      const found = kept.get(name(id))
      return found && found.until > Date.now() ? found.payload : undefined
    }
    const findBy = async (field: 'uid' | 'userCode', value: string) =>
      [...kept].find(([key, { payload }]) => key.startsWith(name('')) && payload[field] === value)?.[1].payload
    return {
      async upsert(id, payload, expiresIn = Number.POSITIVE_INFINITY) {
        sweep()
        kept.set(name(id), { payload, until: Date.now() + expiresIn * 1000 })
      },
      find: async (id) => read(id),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const payload = read(id)
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        kept.delete(name(id))
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key)
      },
    }
  }
}
