import { notFound } from 'next/navigation'

/** An address of the console that leads nowhere: rendered here, where the page's policy is known. */
export default function UnknownPage() {
  notFound()
}
