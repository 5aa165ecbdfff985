/**
 * Limits how many tasks run at once, first come, first served. Tasks of one kind get only a part of the slots, so that
 * work stuck on one locked table leaves room for everything else.
 */
export class Gate {
  private inside = 0
  private readonly kinds = new Map<string, number>()
  private readonly waiting = new Set<{ kind: string; open: () => void }>()

  constructor(
    private readonly most: number,
    private readonly mostOfOneKind: number,
  ) {}

  /** Resolves to a function that releases the slot. Rejects with the signal's reason if aborted while waiting. */
  async enter(kind: string, signal: AbortSignal): Promise<() => void> {
    if (!this.hasRoom(kind)) await this.wait(kind, signal)
    else this.count(kind, 1)
    let isOut = false
    return () => {
      if (isOut) return
      isOut = true
      this.count(kind, -1)
      this.admit()
    }
  }

  private hasRoom(kind: string): boolean {
    return this.inside < this.most && (this.kinds.get(kind) ?? 0) < this.mostOfOneKind
  }

  private count(kind: string, change: 1 | -1): void {
    const ofKind = (this.kinds.get(kind) ?? 0) + change
    this.inside += change
    if (ofKind > 0) this.kinds.set(kind, ofKind)
    else this.kinds.delete(kind)
  }

  private wait(kind: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const place = {
        kind,
        open: () => {
          signal.removeEventListener('abort', giveUp)
          resolve()
        },
      }
      const giveUp = () => {
        this.waiting.delete(place)
        reject(signal.reason)
      }
      signal.addEventListener('abort', giveUp, { once: true })
      this.waiting.add(place)
    })
  }

  /** The longest-waiting task that fits; its slot is taken here, before another can claim it. */
  private admit(): void {
    for (const place of this.waiting) {
      if (!this.hasRoom(place.kind)) continue
      this.waiting.delete(place)
      this.count(place.kind, 1)
      place.open()
    }
  }
}
