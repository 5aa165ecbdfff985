import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'

export type ButtonLook = 'primary' | 'line' | 'soft' | 'crisis'

/** A pill of 48 px. With `asChild` it lends its look to the element inside, such as a link. */
export function Button({
  look = 'primary',
  asChild = false,
  className = '',
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook; asChild?: boolean }) {
  const Element = asChild ? Slot : 'button'
  return <Element className={`btn btn-${look} ${className}`.trimEnd()} {...rest} />
}
