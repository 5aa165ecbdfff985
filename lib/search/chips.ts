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
  action: 'change' | 'leave out'
}

const MAX_KINDS = 2

function nameKind(kind: Kind): string {
  const spanish = currentLanguage() === 'es' && helpKinds.find(({ slug }) => slug === kind)?.nameEs
  return spanish || kinds[kind].name
}

function namePerson(person: Person): string {
  return currentLanguage() === 'es' ? peopleInSpanish[person] : people[person].name
}

function listSpecific(found: readonly Kind[]): Kind[] {
  const specific = found.filter((kind) => !describeKind(kind).isGeneral)
  return (specific.length > 0 ? specific : [...found]).slice(0, MAX_KINDS)
}

/** A place typed among the words moves to its own field, which takes a ZIP code or another town. */
function placeChip({ place, without }: Understood, shown: ShownSearch): Chip[] {
  if (!place) return []
  const isArea = place.kind === 'state' || place.kind === 'county'
  const w = words().search.understood
  const label = isArea ? w.inPlace({ place: place.label }) : w.nearPlace({ place: place.label })
  if (shown.state && !shown.near) return [{ label, href: `${searchAddress(shown)}#state`, action: 'change' }]
  const q = without.place ?? shown.q
  return [{ label, href: `${searchAddress({ ...shown, q, near: shown.near || place.name })}#near`, action: 'change' }]
}

/** A time chosen in the form is cleared there; a time among her words is removed from them. */
function whenChip({ when, without }: Understood, shown: ShownSearch): Chip[] {
  const chosen = shown.when ?? when
  if (!chosen) return []
  const label = describeWhen(chosen)
  if (shown.when) return [{ label, href: searchAddress({ ...shown, when: null }), action: 'leave out' }]
  return without.when === undefined
    ? []
    : [{ label, href: searchAddress({ ...shown, q: without.when }), action: 'leave out' }]
}

export function listChips(asked: Understood, shown: ShownSearch): Chip[] {
  /** A part without words of its own ('lgbtq' from 'trans') is removed with the part that implied it. */
  const removalChip = (part: string, label: string): Chip[] => {
    const q = asked.without[part]
    return q === undefined ? [] : [{ label, href: searchAddress({ ...shown, q }), action: 'leave out' }]
  }
  // 'trans' implies 'lgbtq', so one chip is enough.
  const who = asked.who
    .filter((person) => person !== 'lgbtq' || !asked.who.includes('trans'))
    .flatMap((person) => removalChip(`who:${person}`, namePerson(person)))
  const need = listSpecific(asked.kinds).flatMap((kind) => removalChip(`kind:${kind}`, nameKind(kind)))
  const w = words().search.understood
  const going = whenChip(asked, shown)
  return [
    // One word may mean both: 'veterans'.
    ...need.filter(({ href }) => !who.some((chip) => chip.href === href)),
    ...who,
    ...placeChip(asked, shown),
    ...going,
    // 'Open tonight' is both, and gets one chip.
    ...(asked.isUrgent && asked.without.urgent !== asked.without.when ? removalChip('urgent', w.now) : []),
    ...(asked.language
      ? removalChip('language', w.inLanguage({ language: languageNameIn(currentLanguage(), asked.language) }))
      : []),
  ]
}
