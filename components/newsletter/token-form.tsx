import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from '@/components/ui/button'
import { type Interest, interestField } from '@/lib/newsletter/schema'
import { call } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** The page behind a link in an email. Only its button acts, because email scanners open links but submit no forms. */
export function TokenForm({
  action,
  token,
  button,
  variant,
  children,
}: {
  action: string
  token: string
  button: string
  variant?: ButtonVariant
  children?: ReactNode
}) {
  return (
    <form className="form" method="post" action={call(action)}>
      <input type="hidden" name="token" value={token} />
      {children}
      <div>
        <Button type="submit" variant={variant}>
          {button}
        </Button>
      </div>
    </form>
  )
}

export function InterestTicks({ chosen }: { chosen: readonly Interest[] }) {
  const field = interestField()
  return (
    <fieldset className="form-field">
      <legend>{field.label}</legend>
      <p className="soft">{words().newsletter.everything}</p>
      <div className="form-ticks">
        {field.choices.map(({ value, label }) => (
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
