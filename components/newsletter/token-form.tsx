import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button'
import { interestField } from '@/lib/newsletter/content/newsletter'
import type { Interest } from '@/lib/newsletter/schema'

/** A link in an email only shows this; what it is for is done by the button, which no scanner of emails presses. */
export function TokenForm({
  action,
  token,
  button,
  look,
  children,
}: {
  action: string
  token: string
  button: string
  look?: ButtonLook
  children?: ReactNode
}) {
  return (
    <form className="form" method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      {children}
      <div>
        <Button type="submit" look={look}>
          {button}
        </Button>
      </div>
    </form>
  )
}

export function InterestTicks({ chosen }: { chosen: readonly Interest[] }) {
  return (
    <fieldset className="form-field">
      <legend>{interestField.label}</legend>
      <p className="soft">Choose none, and you get everything.</p>
      <div className="form-ticks">
        {interestField.choices.map(({ value, label }) => (
          <label key={value} className="form-tick" htmlFor={`choice-${value}`}>
            <input
              id={`choice-${value}`}
              type="checkbox"
              name="interests"
              value={value}
              defaultChecked={chosen.some((interest) => interest === value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
