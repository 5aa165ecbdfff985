/** Doubles a quotation mark inside of a cell that its writer forgot to double: "by the "One child" way". */
import { Transform } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'

class Mender {
  private isQuoted = false
  /** The last sign before this piece that is no space. */
  private last = '\n'

  constructor(private readonly delimiter: string) {}

  private isEdge(sign: string): boolean {
    return sign === this.delimiter || sign === '\n' || sign === '\r' || sign === '\ufeff'
  }

  private findBefore(text: string, at: number): string {
    let from = at - 1
    while (from >= 0 && text.charAt(from) === ' ') from -= 1
    return from < 0 ? this.last : text.charAt(from)
  }

  /** What can be passed on, and the end that waits for the next piece. */
  add(text: string, isLast: boolean): { out: string; rest: string } {
    const parts: string[] = []
    let from = 0
    for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) {
      if (!this.isQuoted) {
        this.isQuoted = this.isEdge(this.findBefore(text, at))
        continue
      }
      let next = at + 1
      while (next < text.length && text.charAt(next) === ' ') next += 1
      if (next >= text.length && !isLast) return { out: this.pass(parts, text.slice(from, at)), rest: text.slice(at) }
      if (text.charAt(at + 1) === '"') at += 1
      else if (next >= text.length || this.isEdge(text.charAt(next))) this.isQuoted = false
      else {
        parts.push(text.slice(from, at), '"')
        from = at
      }
    }
    return { out: this.pass(parts, text.slice(from)), rest: '' }
  }

  private pass(parts: string[], end: string): string {
    const out = [...parts, end].join('')
    this.last = this.findBefore(out, out.length)
    return out
  }
}

export function mendQuotes(delimiter: string): Transform {
  const mender = new Mender(delimiter)
  const decoder = new StringDecoder('utf8')
  let rest = ''
  const take = (text: string, isLast: boolean) => {
    const read = mender.add(rest + text, isLast)
    rest = read.rest
    return read.out
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, take(decoder.write(chunk), false))
    },
    flush(done) {
      done(null, take(decoder.end(), true))
    },
  })
}
