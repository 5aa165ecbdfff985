import { PlaceQuestion } from '@/components/location/place-form'
import { advocateWords } from '@/lib/advocates/words'
import { to } from '@/lib/site/language/paths'

/** Leads to the page of that place's sheets. */
export function FindPlaceForm(asked: { typed?: string; problem?: string }) {
  const words = advocateWords()
  return (
    <PlaceQuestion
      id="sheet-place"
      action={to('/advocates/find')}
      label={words.findPlace}
      placeholder={words.findHint}
      button={words.find}
      {...asked}
    />
  )
}
