import '@/components/location/help-places.css'
import { Button } from '@/components/ui/button'
import { advocateWords } from '@/lib/advocates/words'
import { to } from '@/lib/site/language/paths'

/** A plain form: the answer is the page of the place's sheets. */
export function FindPlaceForm({ typed = '', problem }: { typed?: string; problem?: string }) {
  const words = advocateWords()
  return (
    <form className="find-county" action={to('/advocates/find')} method="get">
      <label htmlFor="sheet-place" className="font-semibold">
        {words.findPlace}
      </label>
      <div>
        <input
          id="sheet-place"
          name="place"
          type="text"
          className="min-h-12 rounded-[10px] border-[1.5px] border-[var(--edge)] bg-[var(--surface)] px-3"
          defaultValue={typed}
          placeholder={words.findHint}
          maxLength={100}
          autoComplete="off"
          required
          aria-describedby={problem ? 'sheet-place-problem' : undefined}
          aria-invalid={problem ? true : undefined}
        />
        <Button type="submit">{words.find}</Button>
      </div>
      {problem ? (
        <p id="sheet-place-problem" role="alert">
          {problem}
        </p>
      ) : null}
    </form>
  )
}
