import { Button } from './button'

/** What is looked for, in words, with the button that looks. */
export function FindField({
  id,
  className = 'find',
  label,
  words,
  placeholder,
  button,
  spellCheck,
}: {
  id: string
  className?: string
  label: string
  /** What was looked for before. */
  words: string
  placeholder: string
  button: string
  spellCheck?: true
}) {
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
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
    </div>
  )
}
