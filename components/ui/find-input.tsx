import { Button } from './button'

/** The field for what is looked for, in words, with the button that looks. */
export function FindInput({
  id,
  words,
  placeholder,
  button,
  spellCheck,
}: {
  id: string
  /** What was looked for before. */
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
