import type { RecordWords } from '@/lib/site/language/en/records'

/** What a record does, in the language of the page if that translation exists. */
export function Description({
  entry,
  copy,
  className,
  as: Tag = 'p',
}: {
  entry: Parameters<RecordWords['describe']>[0]
  copy: RecordWords
  className?: string
  as?: 'p' | 'span'
}) {
  const { text, lang } = copy.describe(entry)
  return (
    <Tag className={className} lang={lang}>
      {text}
    </Tag>
  )
}
