/** Words and phrases that must not come back: foreign, clipped or British, and claims that only an operator can make. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folders = ['app', 'components', 'content', 'lib', 'messages', 'db/seed/descriptions']
/** What people type into a search, and what newsrooms write, is not ours to edit. */
/** The last one has names of other people's columns. */
const notOurs =
  /^db\/seed\/descriptions\/es\/|^lib\/(search|news\/content)\/|^lib\/geography\/data\/|\.test\.tsx?$|\/imports\/column-names\.ts$/

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name).replaceAll('\\', '/')
    if (entry.isDirectory()) return listSources(path)
    return /\.(tsx?|js|mjs|csv|json|md)$/.test(path) && !notOurs.test(path) ? [path] : []
  })
}

/** What a page may show: the file without its comments and imports, as one line. */
function readWords(path: string): string {
  return readFileSync(path, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/(^|\s)\/\/ .*$/gm, ' ')
    .replaceAll(/^import [\s\S]*?from '.*'$/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('’', "'")
}

const sources = [...folders.flatMap(listSources), 'README.md'].map((path) => ({ path, words: readWords(path) }))

function find(pattern: RegExp): string[] {
  return sources.flatMap(({ path, words }) => {
    const at = pattern.exec(words)
    return at ? [`${path}: …${words.slice(Math.max(0, at.index - 40), at.index + 60)}…`] : []
  })
}

/** The word or phrase, and its replacement. */
const banned: [RegExp, string][] = [
  [/\b[Ss]omebody\b/, 'someone'],
  [/\be-mails?\b/i, 'email'],
  [/\b[Bb]y mail\b(?= (and|from us|at the time|is|asks|or ends))/, 'by email'],
  [/\b(a|this|the|every|our|old|no) mails? (that|has|is|was|we|from us|of ours|tells|says|could|comes)\b/i, 'email'],
  [/\bour mails\b|\bthese mails\b|\bMail me\b|\bmailed a link\b/, 'email'],
  [/>\s*Age[i]ng\b|'Age[i]ng'|\} age[i]ng,/, 'aging'],
  [/\bemergency\/practise\b(?!', '\/emergency\/practice)/, 'practice'],
  [/\bpractising\b/i, 'practicing'],
  [/\bhealth cover\b/, 'health insurance'],
  [/\bthe tax office\b/, 'the IRS'],
  [/\bimmigration police\b/, 'immigration enforcement (ICE)'],
  [/\bpay slips?\b/, 'pay stubs'],
  [/\bno tax advice\b/, 'not tax advice'],
  [/\bone press\b/i, 'one click'],
  [/\btowards\b/, 'toward'],
  [/[a-z] any more['".<]/, 'no longer, or anymore'],
  [/\bThis is not there\b/, 'This no longer exists'],
  [/\bis not whole\b/, 'is incomplete'],
  [/\bstands? in it twice\b/, 'repeats'],
  [/\bwhere a shelter stands\b/, "a shelter's address"],
  [/\bnot all right\b/, 'struggling'],
  [/\bLet the file go\b|\bwas let go\b/, 'discard'],
  [/\b(can ?not|can't) be brought (up again|back)\b/, 'there is no way to get it back'],
  [/\bThe page goes to the weather\b/, 'The page switches to a weather site'],
  [/\bWhat we hold to\b/, 'Our commitments'],
  [/\bevery entry of the directory\b/i, 'every entry in the directory'],
  [/\bhas never held\b|\bnever holds\b/, 'has never had access to'],
  [/\bspeaks? of it\b|\bspeak of this\b/, 'talk about this'],
  [/\bscripts, styles and letters\b/, 'fonts'],
  [/\bdata base\b/i, 'database'],
  [/\bcharging papers?\b/i, 'a criminal complaint or charge'],
  [/\brevenge for reporting\b/, 'retaliation for reporting'],
  [/\bEverywhere in the country\b/, 'Nationwide'],
  [/\bPeople who cheat look for\b/, 'Scammers target'],
  [/\bCompany rules must\b/, 'The phone company must'],
  [/\bgive first place to\b/, 'put first'],
  [/\bIn a stored copy of\b|\bread in a copy of\b/, 'As of, or the version of'],
  [/\bYoung businesses\b|\bwomen of 35\b/, 'new businesses, women 35 and older'],
  [/\bputs pages to sleep\b|\bWhen it is up\b|\bThen better read\b/, 'what a phone or a page does, plainly'],
  [/\bdoes not answer right now\b/, 'is not responding right now'],
  [/\bsend (the )?money back\b/i, 'refund'],
  [
    /\balso not through others\b|\bto come along while\b|\bcan be named for the children\b/,
    'how an advocate would say it',
  ],
  [/\bbefore it gets bad: drink\b/, 'drinking'],
  [/\bWe use no other way\b/, 'We only contact you the ways you choose'],
  [/\bget your words by\b/, 'get your message by email'],
  [/\bthe time that signing in lasts\b/, 'your sign-in expires'],
  [/\bWhat a visit is not said\b|\bby our doing\b/, "our site doesn't leave it"],
  [
    /\bTimes that some|\bNever: with no date\b|\bwith where it comes from\b/,
    'Times someone opened, No date on record, with its source',
  ],
  [/\bby which you change\b|\bNo old (e?mail) is needed\b/, 'a link to change topics'],
  [
    /\bAll of it on paper\b|\bNo town that we know of\b|\bLook at what stands\b/,
    'Print everything, No matching town, Check this page',
  ],
  [/\bThese lists follow\b|\bGifts of 20\d\d\b|\bNobody answers: skip\b/, 'adapted from, donations, No answer'],
  [/\bdays? on which the account owner\b|\ba way that does not\b/, 'when it will notify the account owner'],
  [/\b(without|with) your yes\b/, 'agreement'],
  [/\bfear to (lose|be)\b/, 'be afraid of losing'],
  [/\bgo on helping\b/, 'keep helping'],
  [/\ball that you (send|get)\b/, 'everything that you send'],
  [/\bleave to work while\b/, 'permission to work'],
  [/\bwe give it back\b/, 'we will refund it'],
  [/\bmay say sorry\b/, 'apologize'],
  [/\bas far as you want to\b/, 'as much as you want to'],
  [/\bThe file did not come\b/, 'The file did not load'],
  [/\b[Cc]all (first|before you go): (numbers|hours)\b/, 'Call first, because hours change'],
  [/\bdialled\b|\b[Tt]his is no (list|whole|JSON)\b/, 'dialed, this is not a'],
  [
    /\bsomething else than\b|\bcome over whole\b|\bstands where none\b/,
    'something other than, arrive complete, there is',
  ],
  [/\bWe ask of every\b|\bgo on reporting\b/, 'We ask whether each, continue to report'],
  [/\b[Ss]omeone (hurts|threatens) [^?.]{0,40}\?/, 'Is someone hurting'],
  [/\b(matter|a charge|a tool) of your state\b/, 'differs from state to state'],
  [
    /\b(colour|behaviour|neighbour|favour|labour|honour|centre|licence|programme|cheque|organisation)s?\b(?=[^']*['<.])/i,
    'US spelling',
  ],
]

describe('words that must not come back', () => {
  it.each(banned)('%s (say: %s)', (pattern) => {
    expect(find(pattern)).toEqual([])
  })
})

/** Only the operator can know whether these are true: they need a setting, and must not be hard-coded. */
const claims: RegExp[] = [
  /\b50,000\+/,
  /\b500\+/,
  /\bour attorneys\b|\bour lawyers\b/i,
  /\bexpert-curated\b/i,
  /\bvetted by\b|\btrusted by\b/i,
  /\bwe verify (every|each|all)\b/i,
  /\bour team of\b|\bour experts\b/i,
]

describe('the text of a page', () => {
  it.each(claims)('never claims %s', (pattern) => {
    expect(find(pattern)).toEqual([])
  })
})
