/** Every text under `content`, by its file, as pages get it. */
import { legalGuides, spanishGuides } from '@/lib/legal/guides'
import { categoryTexts, legalHelp, legalTools, spanishTools } from '@/lib/legal/help'
import { categoryBlocks } from '@/lib/resources/category-pages'
import { home } from '@/lib/resources/content/home'
import { readTopic } from '@/lib/resources/content/topics'
import { type CallKind, callTexts } from '@/lib/safety/call-card/cards'
import { callNotes } from '@/lib/safety/content/hotline-notes'
import { safetyPlan } from '@/lib/safety/content/plan'
import { traces } from '@/lib/safety/content/traces'
import { about } from '@/lib/site/about/about'
import { givingTexts } from '@/lib/site/giving-texts'
import type { Language } from '@/lib/site/language/languages.mjs'
import { privacy, terms } from '@/lib/site/policies/policies'
import { retention } from '@/lib/site/policies/retention'
import { listIds } from '@/lib/text/content/files'

type Text = [path: string, by: Record<Language, unknown>]

const pair = (kind: string, english: { id: string }[], spanish: unknown[]) =>
  english.map((en, at): Text => [`${kind}/${en.id}.md`, { en, es: spanish[at] }])

const ofGifts = (language: Language) => [
  givingTexts.goodsStatement[language],
  ...givingTexts.impact.map(({ text }) => text[language]),
]
const giving = { en: ofGifts('en'), es: ofGifts('es') }

export const allTexts: Text[] = [
  ...pair('guides', legalGuides, spanishGuides),
  ...pair('tools', legalTools, spanishTools),
  ...Object.entries(categoryBlocks).map(([id, by]): Text => [`blocks/${id}.md`, by]),
  ...listIds('en', 'topics').map((id): Text => [`topics/${id}.md`, readTopic(id)]),
  ...Object.entries(callTexts.en.kinds).map(
    ([kind, en]): Text => [`calls/${kind}.md`, { en, es: callTexts.es.kinds[kind as CallKind] }],
  ),
  ['calls/talk-by-text.md', { en: callTexts.en.byText, es: callTexts.es.byText }],
  ['safety/plan.md', safetyPlan],
  ['safety/hotlines.md', callNotes],
  ['safety/traces.md', traces],
  ['about/home.md', home],
  ['about/about.md', about],
  ['about/giving.md', giving],
  ['about/legal-help.md', legalHelp],
  ['about/legal-subjects.md', categoryTexts],
  ['policies/privacy.md', privacy],
  ['policies/terms.md', terms],
  ['policies/stored.md', retention],
]
