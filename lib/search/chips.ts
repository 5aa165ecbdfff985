/** What was understood, each part with a link to change or remove it: 'Shelter', 'near Columbus, OH'. */
import { helpKinds } from '@/db/vocabulary/help-kinds'
import { languageNameIn } from '@/lib/geography/languages'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { describeKind, type Kind, kinds } from './kinds'
import { type Person, people, peopleInSpanish } from './people'
import { type ShownSearch, searchAddress } from './search-page'
import type { Understood } from './understand'
import { describeWhen } from './when-words'

export interface Chip {
  label: string
  href: string
  /** What the link does. */
  does: 'change' | 'leave out'
}

const MOST_KINDS = 2

function nameKind(kind: Kind): string {
  const spanish = currentLanguage() === 'es' && helpKinds.find(({ slug }) => slug === kind)?.nameEs
  return spanish || kinds[kind].name
}

function namePerson(person: Person): string {
  return currentLanguage() === 'es' ? peopleInSpanish[person] : people[person].name
}

function listSpecific(found: readonly Kind[]): Kind[] {
  const specific = found.filter((kind) => !describeKind(kind).isGeneral)
  return (specific.length > 0 ? specific : [...found]).slice(0, MOST_KINDS)
}

/** A place typed among the words moves to its own field, which takes a ZIP code or another town. */
function chipOfPlace({ place, without }: Understood, shown: ShownSearch): Chip[] {
  if (!place) return []
  const isArea = place.kind === 'state' || place.kind === 'county'
  const w = words().search.understood
  const label = isArea ? w.inPlace({ place: place.label }) : w.nearPlace({ place: place.label })
  if (shown.state && !shown.near) return [{ label, href: `${searchAddress(shown)}#state`, does: 'change' }]
  const q = without.place ?? shown.q
  return [{ label, href: `${searchAddress({ ...shown, q, near: shown.near || place.name })}#near`, does: 'change' }]
}

/** One that was chosen in the form is taken back there; one of her words leaves them. */
function chipOfWhen({ when, without }: Understood, shown: ShownSearch): Chip[] {
  const is = shown.when ?? when
  if (!is) return []
  const label = describeWhen(is)
  if (shown.when) return [{ label, href: searchAddress({ ...shown, when: null }), does: 'leave out' }]
  return without.when === undefined
    ? []
    : [{ label, href: searchAddress({ ...shown, q: without.when }), does: 'leave out' }]
}

export function listChips(asked: Understood, shown: ShownSearch): Chip[] {
  /** A part without words of its own ('lgbtq' from 'trans') is removed with the part that implied it. */
  const leaveOut = (part: string, label: string): Chip[] => {
    const q = asked.without[part]
    return q === undefined ? [] : [{ label, href: searchAddress({ ...shown, q }), does: 'leave out' }]
  }
  // 'trans' implies 'lgbtq', so one chip is enough.
  const who = asked.who
    .filter((person) => person !== 'lgbtq' || !asked.who.includes('trans'))
    .flatMap((person) => leaveOut(`who:${person}`, namePerson(person)))
  const need = listSpecific(asked.kinds).flatMap((kind) => leaveOut(`kind:${kind}`, nameKind(kind)))
  const w = words().search.understood
  const going = chipOfWhen(asked, shown)
  return [
    // One word may mean both: 'veterans'.
    ...need.filter(({ href }) => !who.some((chip) => chip.href === href)),
    ...who,
    ...chipOfPlace(asked, shown),
    ...going,
    // 'Open tonight' is one part of her words, and one chip.
    ...(asked.isUrgent && asked.without.urgent !== asked.without.when ? leaveOut('urgent', w.now) : []),
    ...(asked.language
      ? leaveOut('language', w.inLanguage({ language: languageNameIn(currentLanguage(), asked.language) }))
      : []),
  ]
}
