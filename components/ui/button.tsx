import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'

export type ButtonLook = 'primary' | 'line' | 'soft' | 'crisis'

/** A 48 px pill. With `asChild` its styles apply to the child element, such as a link. */
export function Button({
  look = 'primary',
  asChild = false,
  className = '',
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook; asChild?: boolean }) {
  const Element = asChild ? Slot : 'button'
  return <Element className={`btn btn-${look} ${className}`.trimEnd()} {...rest} />
}

/** A link styled as a button. */
export function LinkButton({ look, className, ...rest }: ComponentProps<'a'> & { look?: ButtonLook }) {
  return (
    <Button asChild look={look} className={className}>
      <a {...rest} />
    </Button>
  )
}
