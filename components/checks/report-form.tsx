import { Ticks } from '@/components/forms/form-fields'
import { Button } from '@/components/ui/button'
import { problemChoices } from '@/lib/resources/checks/report-fields'

export function ReportForm({ slug }: { slug: string }) {
  return (
    <form className="form" method="post" action="/api/reports">
      <Ticks
        form="report"
        field={{ kind: 'ticks', name: 'kind', label: 'What is wrong?', choices: problemChoices, isSingle: true }}
      />
      <input type="hidden" name="slug" value={slug} />
      <div>
        <Button type="submit">Send the report</Button>
      </div>
    </form>
  )
}
