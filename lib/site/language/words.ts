/** The words of the current language. A language that lacks a message does not compile. */
import { categoryRecords, forCategories } from '@/db/vocabulary/directory'
import { composeLocation, composeQuiet, composeRecords, nameCategories } from './compose'
import { grammar as inEnglish } from './en/grammar'
import { english, type Messages } from './english'
import { grammar as inSpanish } from './es/words'
import type { Grammar } from './grammar'
import type { Language } from './languages.mjs'
import { spanish } from './spanish'
import { currentLanguage } from './speak'
import { asTemplates, toAllWords } from './to-words'

/** All messages, with what some parts have from others. What a script or an island says itself are templates. */
function compose(messages: Messages, grammar: Grammar) {
  const allWords = toAllWords(messages, { tag: grammar.tag, grammar })
  const { language } = grammar
  const { about, directory, give, helpNow, layout, legal, location, newsletter, quiet, report, textSaid } = allWords
  const records = composeRecords(allWords.records, grammar)
  const search = {
    ...allWords.search,
    form: asTemplates(allWords.search.form),
    when: { ...allWords.search.when, clock: grammar.hour },
  }
  const { wrong, ...passphrase } = allWords.passphrase
  const failed = { ...allWords.failed, textSaid }
  const planner = asTemplates(allWords.planner)
  const vault = asTemplates(allWords.vault)
  const { list, ...deadline } = legal.tool.deadline
  return {
    ...allWords,
    about: { ...about, counts: forCategories<string>((category) => categoryRecords[category].counted[language]) },
    busy: { ...failed, ...allWords.busy },
    directory: { ...directory, categories: nameCategories(language), report },
    exit: asTemplates(allWords.exit),
    failed,
    give: { ...give, card: asTemplates(give.card), form: asTemplates(give.form) },
    keep: asTemplates(allWords.keep),
    layout: { ...layout, textSaid },
    legal: {
      ...legal,
      guides: { ...legal.guides, finder: asTemplates(legal.guides.finder) },
      tool: { ...legal.tool, deadline: { ...asTemplates(deadline), list }, list: asTemplates(legal.tool.list) },
    },
    location: composeLocation({ location, records, search, textSaid }),
    news: asTemplates(allWords.news),
    newsletter: { ...newsletter, script: asTemplates(newsletter.script) },
    planner: { ...planner, ...passphrase, problems: { ...planner.problems, 'wrong-passphrase': wrong } },
    practice: asTemplates(allWords.practice),
    quiet: composeQuiet({ quiet, records, report, search, groups: helpNow.groups, textSaid }),
    records,
    search,
    timer: asTemplates(allWords.timer),
    vault: {
      ...vault,
      passphrase: { ...vault.passphrase, ...passphrase },
      problems: { ...vault.problems, 'wrong-passphrase': wrong },
    },
  }
}

export const en = compose(english, inEnglish)
export const es: Words = compose(spanish, inSpanish)

export type Words = typeof en

const all: Record<Language, Words> = { en, es }

export function words(): Words {
  return all[currentLanguage()]
}
