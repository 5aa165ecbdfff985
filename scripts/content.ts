/** `npm run content`: reads every text and every fact; `-- stale`: which translations are old; `-- translated guides/teens.md`: that one is not. */
import { listStale, markTranslated, type Translation } from '@/lib/text/content/translations'

const [command = 'check', ...files] = process.argv.slice(2)

function describe({ path, state, isUrgent, same, unsourced }: Translation): string[] {
  const file = `content/es/${path}`
  const until = isUrgent ? ', and must not be: a test fails until it is translated' : ''
  return [
    ...(state === 'older' ? [`older than the English${until}: ${file}`] : []),
    ...(state === 'missing' ? [`missing${until}: ${file}`] : []),
    ...same.map((line) => `same as the English: ${file}: ${line}`),
    ...unsourced.map((name) => `without the source [^${name}] of the English: ${file}`),
  ]
}

function sayStale() {
  const { texts, stale } = listStale()
  const waiting = stale.filter(({ state }) => state !== 'current').length
  console.log([...stale.flatMap(describe), `${texts} texts, ${waiting} to translate.`].join('\n'))
}

/** Loading them reads and checks every file. */
async function check() {
  const { allTexts } = await import('./all-texts')
  const { factFiles, unreadFacts } = await import('./all-facts')
  console.log(
    `${allTexts.length} texts, each in English and Spanish, and ${factFiles.length} files of facts can be shown.`,
  )
  for (const file of unreadFacts) console.log(`content/${file} is used by nothing.`)
  for (const note of listStale().stale.flatMap(describe)) console.log(note)
}

try {
  if (command === 'check') await check()
  else if (command === 'stale') sayStale()
  else if (command === 'translated' && files.length > 0)
    for (const file of files) markTranslated(file.replace(/^content\/(en|es)\//, ''))
  else {
    console.error('npm run content                              reads and checks every text and every fact')
    console.error('npm run content -- stale                     lists translations that are older than the English')
    console.error('npm run content -- translated guides/x.md    notes that a translation says what the English says')
    process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Error && error.name === 'ContentError' ? error.message : error)
  process.exitCode = 1
}
