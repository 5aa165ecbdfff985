import { FormFieldRow, Ticks } from '@/components/forms/form-fields'
import { Button } from '@/components/ui/button'
import { listProblems, rightNumberField } from '@/lib/resources/checks/report-fields'
import { call } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

export function ReportForm({ slug }: { slug: string }) {
  const w = words().directory.report
  return (
    <form className="form" method="post" action={call('/api/reports')}>
      <Ticks form="report" field={listProblems(w)} />
      <FormFieldRow form="report" field={rightNumberField(w)} />
      <input type="hidden" name="slug" value={slug} />
      <div>
        <Button type="submit">{w.send}</Button>
      </div>
    </form>
  )
}
