import { speaking } from '@/lib/site/language/speak'

/** The English page, or what describes it, made in Spanish. */
export function inSpanish<Props, Result>(make: (props: Props) => Result): (props: Props) => Result {
  return speaking('es', make)
}
