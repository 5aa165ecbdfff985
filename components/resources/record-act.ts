import type { ResourceDto } from '@/lib/resources/schema'
import type { RecordWords } from '@/lib/site/language/en/records'

/** All that an action on a record, other than calling, needs to know. */
export interface RecordActProps {
  entry: Pick<ResourceDto, 'slug' | 'title'>
  copy?: RecordWords
}
