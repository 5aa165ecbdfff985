/** The loggable parts of an error. Its message is not: Drizzle's contains query parameters, others user input. */

export interface ErrorFacts {
  error: string
  code?: string
  at?: string
  [name: string]: string | undefined
}

const MAX_CAUSES = 4
const MAX_FRAMES = 8
const NAME = /^[A-Za-z_$][\w$]{0,59}$/
const CODE = /^[A-Z0-9_]{2,40}$/
const FRAME = /^\s+at (?:async )?(?:(?:new )?([\w$.<>#]{1,80})(?: \[as [\w$.]+\])? \()?([^\n]{1,500}?):(\d+):\d+\)?$/

function nameOf(error: object): string {
  const givenName: unknown = Reflect.get(error, 'name')
  if (typeof givenName === 'string' && givenName !== 'Error' && NAME.test(givenName)) return givenName
  const name = error.constructor?.name ?? ''
  return NAME.test(name) ? name : 'Error'
}

/** Function and file names only. The stack starts with the message, which could imitate a stack line. */
function framesOf(error: Error): string | undefined {
  const stack = typeof error.stack === 'string' ? error.stack : ''
  const start = stack.indexOf(`${error.message}\n    at `)
  if (start === -1) return undefined
  const frames = stack
    .slice(start + error.message.length)
    .split('\n')
    .map((line) => FRAME.exec(line))
    .filter((match) => match !== null)
    .slice(0, MAX_FRAMES)
    .map(([, name = '', file = '', line = '']) => `${name}@${file.split(/[\\/]/).at(-1)}:${line}`)
  return frames.length > 0 ? frames.join(' ') : undefined
}

/** Class, code and location of an error, and the names of its causes. */
export function describeError(error: unknown): ErrorFacts {
  if (typeof error !== 'object' || error === null) return { error: typeof error }
  const facts: ErrorFacts = { error: nameOf(error) }
  const causes: string[] = []
  let link: unknown = error
  for (let depth = 0; depth < MAX_CAUSES && typeof link === 'object' && link !== null; depth += 1) {
    const code: unknown = Reflect.get(link, 'code')
    if (facts.code === undefined && typeof code === 'string' && CODE.test(code)) facts.code = code
    if (depth > 0) causes.push(nameOf(link))
    link = Reflect.get(link, 'cause')
  }
  if (causes.length > 0) facts.causes = causes.join(' ')
  const digest: unknown = Reflect.get(error, 'digest')
  if (typeof digest === 'string' && /^\d{1,20}$/.test(digest)) facts.digest = digest
  if (error instanceof Error) facts.at = framesOf(error)
  return facts
}
