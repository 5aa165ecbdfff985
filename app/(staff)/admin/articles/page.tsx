import { redirect } from 'next/navigation'

/** Articles are the console's first tab, at its own address. */
export default function ArticlesPage() {
  redirect('/admin')
}
