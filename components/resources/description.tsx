import type { RecordWords } from '@/lib/site/language/en/records'

/** An abbreviation, as in 'St. Louis', ends no sentence. */
const SENTENCE = /^.*?[\p{Ll}\d)]{4}\.(?=\s+[\p{Lu}¿¡])/su

/** What a record does, in the language of the page if that translation exists. */
export function Description({
  entry,
  copy,
  className,
  as: Tag = 'p',
  isShort = false,
}: {
  entry: Parameters<RecordWords['describe']>[0]
  copy: RecordWords
  className?: string
  as?: 'p' | 'span'
  /** Only its first sentence. */
  isShort?: boolean
}) {
  const { text, lang } = copy.describe(entry)
  return (
    <Tag className={className} lang={lang}>
      {isShort ? (SENTENCE.exec(text)?.[0] ?? text) : text}
    </Tag>
  )
}
