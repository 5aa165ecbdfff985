import { renderIn } from '@/lib/site/language/speak'

/** Renders an English page, or its metadata, in Spanish. */
export function inSpanish<Props, Result>(make: (props: Props) => Result): (props: Props) => Result {
  return renderIn('es', make)
}
