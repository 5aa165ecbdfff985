/**
 * `npm run content`: reads every text, message and fact; `-- stale`: which translations are old; `-- translated
 * guides/teens.md`, or `-- translated help.find.label`: that one is not.
 */
import { writeFileSync } from 'node:fs'
import {
  argumentsFile,
  checkMessages,
  describeArguments,
  findUnsayable,
  type MessageState,
  markMessages,
  mustMessageBeCurrent,
  readMessages,
} from '@/lib/text/content/messages'
import { listStale, markTranslated, type Translation } from '@/lib/text/content/translations'

const [command = 'check', ...files] = process.argv.slice(2)

const mustNot = (isUrgent: boolean) => (isUrgent ? ', and must not be: a test fails until it is translated' : '')

function describe({ path, state, isUrgent, same, unsourced }: Translation): string[] {
  const file = `content/es/${path}`
  return [
    ...(state === 'older' ? [`older than the English${mustNot(isUrgent)}: ${file}`] : []),
    ...(state === 'missing' ? [`missing${mustNot(isUrgent)}: ${file}`] : []),
    ...same.map((line) => `same as the English: ${file}: ${line}`),
    ...unsourced.map((name) => `without the source [^${name}] of the English: ${file}`),
  ]
}

const states = { older: 'older than the English', missing: 'missing', same: 'same as the English', current: '' }

const describeMessage = ({ at, state }: MessageState) => `${states[state]}${mustNot(mustMessageBeCurrent(at))}: ${at}`

function describeStale(): string[] {
  const messages = checkMessages().filter(({ state }) => state !== 'current')
  return [...listStale().stale.flatMap(describe), ...messages.map(describeMessage)]
}

function printStale() {
  const { texts, stale } = listStale()
  const messages = checkMessages()
  const count = (all: { state: string }[]) => all.filter(({ state }) => state === 'older' || state === 'missing').length
  console.log(
    [
      ...describeStale(),
      `${texts} texts, ${count(stale)} to translate.`,
      `${messages.length} messages, ${count(messages)} to translate.`,
    ].join('\n'),
  )
}

function refuse(problem: string): never {
  throw Object.assign(new Error(problem), { name: 'ContentError' })
}

/** Loading them reads and checks every file. */
async function check() {
  const problems = findUnsayable()
  if (problems.length > 0) refuse(problems.join('\n'))
  writeFileSync(argumentsFile, describeArguments())
  console.log(`${readMessages('en').size} messages, each in English and Spanish, can be said.`)
  const { allTexts } = await import('./all-texts')
  const { factFiles, unreadFacts } = await import('./all-facts')
  console.log(
    `${allTexts.length} texts, each in English and Spanish, and ${factFiles.length} files of facts can be shown.`,
  )
  for (const file of unreadFacts) console.log(`content/${file} is used by nothing.`)
  for (const note of describeStale()) console.log(note)
}

function mark(name: string) {
  if (name.endsWith('.md')) markTranslated(name.replace(/^content\/(en|es)\//, ''))
  else if (markMessages(name) === 0) refuse(`no message: ${name}`)
}

try {
  if (command === 'check') await check()
  else if (command === 'stale') printStale()
  else if (command === 'translated' && files.length > 0) files.forEach(mark)
  else {
    console.error('npm run content                              reads and checks every text, message and fact')
    console.error('npm run content -- stale                     lists translations that are older than the English')
    console.error('npm run content -- translated guides/x.md    notes that a translation says what the English says')
    console.error('npm run content -- translated help.find      the same for a message, or for all of a part')
    process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Error && error.name === 'ContentError' ? error.message : error)
  process.exitCode = 1
}
