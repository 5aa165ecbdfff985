import { Button } from './button'

/** A search field with its button. */
export function FindInput({
  id,
  words,
  placeholder,
  button,
  spellCheck,
}: {
  id: string
  /** The previous search. */
  words: string
  placeholder: string
  button: string
  spellCheck?: true
}) {
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
