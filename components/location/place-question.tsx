import './help-places.css'
import { Button } from '@/components/ui/button'

interface PlaceQuestionProps {
  /** The field's id; its error message's id derives from it. */
  id: string
  /** The form's action. */
  action: string
  label: string
  placeholder: string
  button: string
  typed?: string
  problem?: string
}

/** A plain form with one field for a ZIP code or town. */
export function PlaceQuestion({ id, action, label, placeholder, button, typed = '', problem }: PlaceQuestionProps) {
  return (
    <form className="find-county" action={action} method="get">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div>
        <input
          id={id}
          name="place"
          type="text"
          className="form-input"
          defaultValue={typed}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          required
          aria-describedby={problem ? `${id}-problem` : undefined}
          aria-invalid={problem ? true : undefined}
        />
        <Button type="submit">{button}</Button>
      </div>
      {problem ? (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      ) : null}
    </form>
  )
}
