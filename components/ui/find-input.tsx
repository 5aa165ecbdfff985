import { SEARCH_MAX } from '@/lib/search/filters'
import { Button } from './button'

/** A search field with its button. */
export function FindInput({
  id,
  words,
  placeholder,
  button,
  spellCheck,
  lettersLeft,
}: {
  id: string
  /** The previous search. */
  words: string
  placeholder: string
  button: string
  spellCheck?: true
  /** A told story fits, and grows the field; this says how many letters are left: '{count} letters left'. */
  lettersLeft?: string
}) {
  if (lettersLeft)
    return (
      <>
        <div className="field">
          <textarea
            id={id}
            name="q"
            rows={1}
            defaultValue={words}
            placeholder={placeholder}
            maxLength={SEARCH_MAX}
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={spellCheck}
            data-story=""
          />
          <Button type="submit">{button}</Button>
        </div>
        <p className="soft" role="status" data-letters-left={lettersLeft} />
      </>
    )
  return (
    <div className="field">
      <input
        id={id}
        name="q"
        type="search"
        defaultValue={words}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        spellCheck={spellCheck}
      />
      <Button type="submit">{button}</Button>
    </div>
  )
}
