/**
 * Help by text message: a place, a need, or a few words come in, and at most three messages go out. The order is that of
 * /safe-tonight. Nothing of her message is stored or logged.
 */
import { isForTheYoung } from '@/db/vocabulary/people'
import { getCounty } from '@/lib/geography/counties'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import { findCallableRide } from '@/lib/resources/counties/rides'
import { choosePhone } from '@/lib/resources/read-phone'
import type { DangerAnswer, ResourceDto } from '@/lib/resources/schema'
import { answerDanger } from '@/lib/search/danger-answer'
import { toFilters } from '@/lib/search/filters'
import type { FoundItem } from '@/lib/search/find'
import { answerInOtherLanguage } from '@/lib/search/other-language'
import { searchHelp } from '@/lib/search/queries'
import { findRideQuestion } from '@/lib/search/ride-question'
import { findTonight, type TonightEntry } from '@/lib/search/tonight'
import { type Understood, understand } from '@/lib/search/understand'
import type { Language } from '@/lib/site/language/languages.mjs'
import { inLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { hotline } from '@/lib/site/public-facts'
import { readText } from './read-text'
import { type TextWords, textWords } from './words'

/** `plain` names what it gives; `neutral` is a list of numbers that says nothing to someone who reads the phone. */
export type Wording = 'plain' | 'neutral'

const MAX_DANGER_LINES = 3
const MAX_PER_NEED = 3
const CANDIDATES = 20
const NAME_LETTERS = 60

interface Line {
  label: string | null
  name: string
  ways: string
  note: string
}

function writeWays(entry: ResourceDto, w: TextWords, language: Language): string | null {
  const voice = choosePhone(entry.phones, 'voice', language)
  const text = choosePhone(entry.phones, 'text', language)
  const number = voice && `${voice.number}${voice.extension ? ` x${voice.extension}` : ''}`
  const byText = text && w.orText({ keyword: text.keyword, number: text.number })
  return number && byText ? `${number} ${byText}` : number || byText
}

function readLine(
  label: string | null,
  entry: ResourceDto,
  note: string | null,
  w: TextWords,
  language: Language,
): Line[] {
  const ways = writeWays(entry, w, language)
  if (!ways) return []
  return [
    {
      label,
      name: entry.title.slice(0, NAME_LETTERS),
      ways,
      note: entry.isOpen24Hours && !entry.room ? w.always : (note ?? ''),
    },
  ]
}

/** 'Lawyer: Legal Aid, 216-555-0100 (24/7)'; neutral: 'papers 216-555-0100'. */
function writeLines(lines: readonly Line[], wording: Wording, w: TextWords): string[] {
  if (wording === 'neutral') return lines.map(({ label, ways }) => `${label ?? w.neutral.other} ${ways}`)
  return lines.map(({ label, name, ways, note }) =>
    [label ? `${label}: ` : '', name, ' ', ways, note ? ` (${note})` : ''].join(''),
  )
}

const compose = (title: string, lines: readonly string[]) => [title, ...lines].join('\n')

const reachLabels = (w: TextWords) => ({
  local: w.neutral.near,
  far: w.neutral.near,
  state: w.neutral.state,
  national: w.neutral.always,
})

/** One of each reach, the nearest first. */
function pickByReach(entries: readonly TonightEntry[]): TonightEntry[] {
  return (['local', 'state', 'national'] as const).flatMap((reach) => {
    const first = entries.find((one) => one.reach === reach)
    return first ? [first] : []
  })
}

function search(typed: string, place: string, language: Language) {
  const speaks = language === 'es' ? 'es' : undefined
  return searchHelp(
    { typed, near: place, speaks, isAnyTime: true },
    toFilters({}),
    { offset: 0 },
    CANDIDATES,
    words().records,
  )
}

/** Results near her, or for her whole state. */
function pickNear(items: readonly FoundItem[], limit: number): FoundItem[] {
  const near = items.filter(
    ({ tier, resource }) =>
      (tier === 'county' || tier === 'near' || tier === 'state') &&
      !isForTheYoung(resource.tags) &&
      resource.phones.some(({ type }) => type === 'voice'),
  )
  return near.slice(0, limit)
}

function writeDanger(danger: DangerAnswer, w: TextWords, wording: Wording): string {
  const lines = danger.lines.slice(0, MAX_DANGER_LINES).map(({ name, phone, text }) => {
    const ways = [phone, text && w.orText({ keyword: text.body ?? null, number: text.to })].filter(Boolean).join(' ')
    return wording === 'neutral' ? `${w.neutral.urgent} ${ways}` : `${name}: ${ways}`
  })
  if (wording === 'neutral') return compose(w.neutral.title, ['911', ...lines])
  return compose(danger.isLifeThreatening ? w.danger : danger.title, lines)
}

interface TextQuestion {
  text: string
  language: Language
  wording: Wording
  understood: Understood
  place: string
}

/** Without the lines that were named already. */
async function writeTonight(
  { place, language, wording, understood }: TextQuestion,
  w: TextWords,
  known: readonly string[] = [],
): Promise<string[]> {
  const { sure, others } = await findTonight(place)
  const reach = reachLabels(w)
  const ladder = pickByReach([...sure, ...others]).filter(({ entry }) => !known.includes(entry.slug))
  const lines = ladder.flatMap((one) =>
    readLine(
      wording === 'neutral' ? reach[one.reach] : null,
      one.entry,
      one.entry.room
        ? w.room[one.entry.room.says]
        : one.miles !== null && one.miles >= 1
          ? w.miles({ miles: Math.round(one.miles) })
          : one.opening,
      w,
      language,
    ),
  )
  const title = place && understood.place ? w.near({ place: understood.place.label }) : w.anywhere
  if (lines.length === 0) return []
  return [compose(wording === 'neutral' ? w.neutral.title : title, writeLines(lines, wording, w))]
}

/** What she asked for, or one line each for a bed, food and a lawyer. */
async function writeNeeds({ text, place, language, wording, understood }: TextQuestion, w: TextWords): Promise<string> {
  const labels = wording === 'neutral' ? w.neutral : w
  if (findRideQuestion(understood)?.county) {
    const lines = writeRide(understood, wording, labels.ride)
    if (lines.length > 0) return [...lines, wording === 'neutral' ? '211' : w.ask211].join('\n')
  }
  if (understood.kinds.length > 0) {
    const found = pickNear((await search(text, place, language)).items, MAX_PER_NEED)
    const lines = found.flatMap(({ resource, opening }) =>
      readLine(null, resource, opening && opening.status !== 'unknown' ? opening.label : null, w, language),
    )
    if (lines.length > 0) return writeLines(lines, wording, w).join('\n')
  }
  const needs = [
    { label: labels.shelter, typed: 'emergency shelter' },
    { label: labels.food, typed: 'food pantry' },
    { label: labels.lawyer, typed: 'free lawyer' },
  ]
  const lines: string[] = []
  for (const { label, typed } of needs) {
    const [best] = pickNear((await search(typed, place, language)).items, 1)
    const line = best ? readLine(label, best.resource, null, w, language) : []
    lines.push(
      ...(line.length > 0 ? writeLines(line, wording, w) : [`${label}: ${wording === 'neutral' ? '211' : w.nothing}`]),
    )
  }
  return [...lines, ...writeRide(understood, wording, labels.ride)].join('\n')
}

/** 'Ride: Shawnee MTD 1-866-577-6278': the first of the county that can be called. */
function writeRide({ place }: Understood, wording: Wording, label: string): string[] {
  const [fips] = place?.counties ?? []
  const county = fips ? getCounty(fips) : null
  const ride = county && findCallableRide(county)
  if (!ride) return []
  return wording === 'neutral'
    ? [`${label} ${ride.phone}`]
    : [`${label}: ${ride.name.slice(0, NAME_LETTERS)} ${ride.phone}`]
}

async function answerQuestion(asked: TextQuestion, w: TextWords): Promise<string[]> {
  const { understood, place, language, wording } = asked
  const danger = answerDanger({ ...understood, isSpanish: language === 'es' })
  const first = danger ? [writeDanger(danger, w, wording)] : []
  if (!place) {
    const isMisread = /\d{5}/.test(asked.text)
    return [...first, ...(danger ? [] : await writeTonight(asked, w)), isMisread ? w.unknownPlace : w.askPlace]
  }
  const known = danger?.lines.map(({ slug }) => slug) ?? []
  const tonight = await writeTonight(asked, w, known)
  const needs = await writeNeeds(asked, w)
  if (danger) return [...first, ...tonight, needs]
  const name = understood.place?.name ?? ''
  return [...tonight, needs, wording === 'neutral' ? w.neutral.more : w.more({ place: name })]
}

const urgentLines = ['domestic-violence', 'suicide-prevention'].flatMap((id) => hotline(id).phone ?? [])

/** Only the lines to call: used without time or a database for a search. */
export function answerBusy(body: string, wording: Wording): string[] {
  const { language } = readText(body)
  const w = textWords[language]
  return [wording === 'neutral' ? compose(w.neutral.title, ['911', ...urgentLines, '211']) : w.busy]
}

/** At most three messages; none where a carrier's own answer is enough. */
export async function answerText(body: string, wording: Wording): Promise<string[]> {
  const read = readText(body)
  if (read.kind === 'stop') return [textWords[read.language].stopped]
  if (read.kind === 'help') return wording === 'neutral' ? answerBusy(body, wording) : [textWords[read.language].help]
  const other = answerInOtherLanguage(read.text)
  if (other) {
    const lines = other.lines.map(({ about, phone }) => (wording === 'neutral' ? phone : `${about}: ${phone}`))
    const say = wording === 'neutral' ? [] : [`${other.interpreter} ${other.say} ${other.english}`]
    return [compose(wording === 'neutral' ? textWords.en.neutral.title : other.danger, [...lines, ...say])]
  }
  const understood = understand(read.text, getGazetteer())
  const language = read.language === 'es' || understood.isSpanish ? 'es' : 'en'
  const place = understood.place?.name ?? ''
  const asked = { text: read.text, language, wording, understood, place } as const
  return inLanguage(language, () => answerQuestion(asked, textWords[language]))
}
