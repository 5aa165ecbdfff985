import type { Server } from 'node:net'

/** A different host name than the site's, so that their cookies are separate. */
const HOST = '127.0.0.1'

/** Resolves to the port; 0 chooses a free one. */
export function listen(server: Pick<Server, 'listen' | 'once' | 'off' | 'address'>, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host: HOST, exclusive: true }, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
