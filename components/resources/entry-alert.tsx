import { Icon } from '@/components/ui/icon'
import type { ResourceDto } from '@/lib/resources/schema'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import { formatDate } from '@/lib/text/format'

/** What holds for a while, such as a closed week: before anyone calls or goes there. */
export function EntryAlert({
  entry: { alert, alertUntil },
  copy = english,
}: {
  entry: Pick<ResourceDto, 'alert' | 'alertUntil'>
  copy?: RecordWords
}) {
  if (!alert) return null
  const w = copy.facts
  return (
    <p className="callout">
      <Icon name="megaphone" size={18} /> <b>{w.alert}</b>
      <span lang={copy.english}>{alert}</span>
      {alertUntil ? w.alertUntil({ date: formatDate(alertUntil, 'day', copy.tag) }) : null}
    </p>
  )
}
