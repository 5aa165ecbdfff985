import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

const buttonVariants = cva('btn', {
  variants: {
    variant: {
      default: 'btn-primary',
      destructive: 'btn-crisis',
      outline: 'btn-line',
      secondary: 'btn-soft',
    },
  },
  defaultVariants: { variant: 'default' },
})

export type ButtonVariant = VariantProps<typeof buttonVariants>['variant']

/** A 48 px pill. With `asChild` its styles apply to the child element, such as a link. */
export function Button({
  variant,
  asChild = false,
  className,
  ...rest
}: ComponentProps<'button'> & { variant?: ButtonVariant; asChild?: boolean }) {
  const Element = asChild ? Slot : 'button'
  return <Element className={cn(buttonVariants({ variant }), className)} {...rest} />
}

/** A link styled as a button. */
export function LinkButton({ variant, className, ...rest }: ComponentProps<'a'> & { variant?: ButtonVariant }) {
  return (
    <Button asChild variant={variant} className={className}>
      <a {...rest} />
    </Button>
  )
}
