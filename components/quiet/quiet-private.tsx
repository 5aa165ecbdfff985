import { PrivateSearch } from '@/components/private-search/private-search'
import { useQuietWords } from './quiet-words'

/** The private search at the quiet page's address: no result links away from it. */
export function QuietPrivate() {
  const { private: w } = useQuietWords()
  return (
    <>
      <h1 tabIndex={-1}>{w.heading}</h1>
      <p className="lead">{w.lead}</p>
      <PrivateSearch isQuiet />
    </>
  )
}
