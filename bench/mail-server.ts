/** The benchmark's mail server, a separate process: accepts everything, keeps nothing, reports when a receipt comes. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  logger: false,
  onData(stream, session, done) {
    const isReceipt = session.envelope.rcptTo.some(({ address }) => address.startsWith('receipt'))
    stream.on('end', () => {
      if (isReceipt) process.send?.('receipt')
      done()
    })
    stream.resume()
  },
})
server.on('error', () => {})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.server.address() as AddressInfo
  process.send?.(`smtp://127.0.0.1:${port}`)
})
