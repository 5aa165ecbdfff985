import { FileProblem } from './file-problem'

export interface JsonPiece {
  text: string
  /** Where it begins. */
  line: number
}

const WRAPPED = /"(?:services|contents|features|records|data|results|items|rows)"\s*:\s*$/
/** An organization with its services is one record. */
const OWNER = /"(?:id|name)"\s*:[\s\S]*"services"\s*:\s*$/
const SPACE = /[\s\uFEFF]/

/**
 * Streams the records out of a JSON text of any length without buffering it: the items of a list, those of the list
 * `services`, `contents`, `features` or `records` of an object, or objects one after the other.
 */
export class JsonSplitter {
  private text = ''
  private line = 1
  private startLine = 1
  private depth = 0
  /** Depth of the records themselves: 1 in a list, 2 in a wrapped one. */
  private base = 0
  private isInString = false
  private isEscaped = false
  private hasWrapped = false
  private isOver = false

  constructor(private readonly most: number) {}

  *add(chunk: string): Generator<JsonPiece> {
    let from = 0
    for (let at = 0; at < chunk.length; at += 1) {
      const sign = chunk.charAt(at)
      if (sign === '\n') this.line += 1
      if (this.isInString) {
        if (this.isEscaped) this.isEscaped = false
        else if (sign === '\\') this.isEscaped = true
        else if (sign === '"') this.isInString = false
        continue
      }
      if (sign === '"') this.isInString = true
      if (sign === '{' || sign === '[') {
        if (this.isOver) throw this.broken()
        if (this.depth === 0 && sign === '[') {
          this.depth = 1
          this.base = 1
          from = at + 1
          continue
        }
        if (this.depth === 1 && this.base === 0 && sign === '[' && this.isWrapper(this.text + chunk.slice(from, at))) {
          this.depth = 2
          this.base = 2
          this.hasWrapped = true
          this.text = ''
          from = at + 1
          continue
        }
        if (this.depth === this.base) {
          if (!this.isBlank(chunk.slice(from, at))) throw this.broken()
          this.text = ''
          this.startLine = this.line
          from = at
        }
        this.depth += 1
      } else if (sign === '}' || sign === ']') {
        if (this.depth === this.base) {
          // The end of the list that the records stood in.
          if (this.base === 0 || sign !== ']' || !this.isBlank(chunk.slice(from, at))) throw this.broken()
          this.isOver = this.base === 1
          this.depth = this.base - 1
          this.base = 0
          this.text = ''
          from = at + 1
          continue
        }
        this.depth -= 1
        if (this.depth === this.base) {
          const text = this.text + chunk.slice(from, at + 1)
          this.text = ''
          from = at + 1
          if (this.base === 0 && this.hasWrapped) this.hasWrapped = false
          else yield { text, line: this.startLine }
        }
      }
    }
    this.text += chunk.slice(from)
    if (this.text.length > this.most) {
      throw new FileProblem(
        `Line ${this.startLine}: the record that begins here is longer than ${this.most / 1024} KB. Nothing was changed.`,
      )
    }
    if (this.depth === this.base && this.base === 0 && !this.isBlank('')) throw this.broken()
  }

  private isWrapper(before: string): boolean {
    return WRAPPED.test(before) && !OWNER.test(before)
  }

  end(): void {
    if (this.depth === 0 && this.isBlank('') && !this.isInString) return
    throw new FileProblem(
      `The file ends in the middle of a record, which begins in line ${this.startLine}. The upload may be incomplete. Nothing was changed.`,
    )
  }

  /** Between records there are commas and white space. */
  private isBlank(rest: string): boolean {
    return [...(this.text + rest)].every((sign) => sign === ',' || SPACE.test(sign))
  }

  private broken(): FileProblem {
    return new FileProblem(`Line ${this.line}: this is not JSON, or not a list of records. Nothing was changed.`)
  }
}
