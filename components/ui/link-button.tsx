import type { ComponentProps } from 'react'
import { Button, type ButtonLook } from './button'

/** A link styled as a button. */
export function LinkButton({ look, className, ...rest }: ComponentProps<'a'> & { look?: ButtonLook }) {
  return (
    <Button asChild look={look} className={className}>
      <a {...rest} />
    </Button>
  )
}
