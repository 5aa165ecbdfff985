import type { ResourceDto } from '@/lib/resources/schema'
import type { RecordWords } from '@/lib/site/language/en/records'

/** What one may do with a record, beside calling, needs no more of it. */
export interface RecordActProps {
  entry: Pick<ResourceDto, 'slug' | 'title'>
  said?: RecordWords
}
