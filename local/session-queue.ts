import { encode } from './wire-messages'

/** The part of PGlite that the queue drives. */
export interface Backend {
  execProtocolRawStream(message: Uint8Array, options: { onRawData: (bytes: Uint8Array) => void }): Promise<unknown>
  isInTransaction(): boolean
  runExclusive<T>(work: () => Promise<T>): Promise<T>
}

export interface Client {
  send(bytes: Buffer): void
  /** Ends the connection with an error that its driver shows. */
  refuse(code: string, message: string): void
}

const stall =
  'a transaction stayed open without a statement while other connections waited, and was ended; ' +
  'the local database runs one transaction at a time'

interface Turn {
  client: Client
  bytes: Buffer
  /** The server says ReadyForQuery after it. */
  ends: boolean
  done?: () => void
}

/**
 * Many clients, one session. A client that sent a message keeps the session until the server has answered
 * ReadyForQuery outside a transaction; without that, one client's Execute runs another's Bind, and one visitor
 * is shown the other's rows.
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

  /** A client that has gone gives the session back as it found it. */
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
          // The bytes lie in the database's own memory, which the next call overwrites.
          this.backend.execProtocolRawStream(bytes, { onRawData: (answer) => client.send(Buffer.from(answer)) }),
        )
        if (ends && this.owner === client && !this.backend.isInTransaction()) this.owner = null
        done?.()
      }
    } catch (error) {
      // Stays 'running': nobody may use a session that broke in the middle of a message.
      this.options.onFailure(error instanceof Error ? error : new Error(String(error)))
      return
    }
    this.running = false
    this.watchOwner()
  }

  /** A transaction left open would stop everybody, most likely because it waits on a second connection of its own. */
  private watchOwner() {
    const owner = this.owner
    if (!owner || this.waiting.length === 0) return
    this.idleTimer = setTimeout(() => {
      owner.refuse('25P03', stall)
      // The driver says no more than that the connection closed.
      this.options.onStall(stall)
    }, this.options.idleInTransactionMs)
    this.idleTimer.unref()
  }
}
