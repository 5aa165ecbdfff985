import { PrivateSearch } from '@/components/private-search/private-search'
import { useSaid } from './said'

/** The private search at the quiet page's address: no result links away from it. */
export function QuietPrivate() {
  const { private: w } = useSaid()
  return (
    <>
      <h1 tabIndex={-1}>{w.heading}</h1>
      <p className="lead">{w.lead}</p>
      <PrivateSearch isQuiet />
    </>
  )
}
