import { encode } from './wire-messages'

/** The part of PGlite that the queue uses. */
export interface Backend {
  execProtocolRawStream(message: Uint8Array, options: { onRawData: (bytes: Uint8Array) => void }): Promise<unknown>
  isInTransaction(): boolean
  runExclusive<T>(work: () => Promise<T>): Promise<T>
}

export interface Client {
  send(bytes: Buffer): void
  /** Closes the connection with an error that its driver shows. */
  refuse(code: string, message: string): void
}

const stall =
  'a transaction stayed open without a statement while other connections waited, and was ended; ' +
  'the local database runs one transaction at a time'

interface Turn {
  client: Client
  bytes: Buffer
  /** The server answers it with ReadyForQuery. */
  ends: boolean
  done?: () => void
}

/**
 * Multiplexes many clients over one session. A client that has sent a message keeps the session until the server has
 * answered ReadyForQuery outside a transaction; otherwise one client's Execute could run another's Bind, and one visitor
 * would see another's rows.
 */
export class SessionQueue {
  private readonly waiting: Turn[] = []
  private owner: Client | null = null
  private running = false
  private idleTimer: NodeJS.Timeout | undefined

  constructor(
    private readonly backend: Backend,
    private readonly options: {
      idleInTransactionMs: number
      onStall: (reason: string) => void
      onFailure: (error: Error) => void
    },
  ) {}

  enqueue(turn: Turn) {
    this.waiting.push(turn)
    void this.run()
  }

  /** A disconnected client returns the session in its initial state. */
  disconnect(client: Client, statements: Iterable<string>) {
    for (let index = this.waiting.length - 1; index >= 0; index--) {
      if (this.waiting[index]?.client === client) this.waiting.splice(index, 1)
    }
    const held = this.owner === client
    const nobody: Client = { send() {}, refuse() {} }
    const bytes = [...statements].map(encode.closeStatement)
    if (!held && bytes.length === 0) return
    if (held) {
      this.owner = nobody
      this.waiting.unshift({
        client: nobody,
        bytes: Buffer.concat([encode.sync(), encode.query('rollback')]),
        ends: true,
      })
    }
    if (bytes.length > 0) {
      this.waiting.push({ client: nobody, bytes: Buffer.concat([...bytes, encode.sync()]), ends: true })
    }
    void this.run()
  }

  private next(): Turn | undefined {
    if (this.owner === null) return this.waiting.shift()
    const index = this.waiting.findIndex((turn) => turn.client === this.owner)
    return index === -1 ? undefined : this.waiting.splice(index, 1)[0]
  }

  private async run() {
    if (this.running) return
    this.running = true
    clearTimeout(this.idleTimer)
    try {
      for (let turn = this.next(); turn; turn = this.next()) {
        const { client, bytes, ends, done } = turn
        this.owner = client
        await this.backend.runExclusive(() =>
          // The bytes are in the database's own memory, which the next call overwrites.
          this.backend.execProtocolRawStream(bytes, { onRawData: (answer) => client.send(Buffer.from(answer)) }),
        )
        if (ends && this.owner === client && !this.backend.isInTransaction()) this.owner = null
        done?.()
      }
    } catch (error) {
      // Stays 'running': a session that broke in the middle of a message can't be used again.
      this.options.onFailure(error instanceof Error ? error : new Error(String(error)))
      return
    }
    this.running = false
    this.watchOwner()
  }

  /** An open transaction would block everyone, most likely because its client waits for a second connection. */
  private watchOwner() {
    const owner = this.owner
    if (!owner || this.waiting.length === 0) return
    this.idleTimer = setTimeout(() => {
      owner.refuse('25P03', stall)
      // The driver reports only that the connection closed.
      this.options.onStall(stall)
    }, this.options.idleInTransactionMs)
    this.idleTimer.unref()
  }
}
