/** What stands in the way of a file under `content/`, said to the person who edits it. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(
    readonly file: string,
    readonly line: number,
    readonly problem: string,
  ) {
    super(`${file}, line ${line}: ${problem}`)
  }
}
