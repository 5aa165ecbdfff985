import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={cn('form-input', className)} {...rest} />
}
