import { ReminderForm } from '@/components/reminders/reminder-form'
import { useSave } from '@/components/saved/use-saved'
import { Button, LinkButton } from '@/components/ui/button'
import { FindInput } from '@/components/ui/find-input'
import { AccordionItem } from '@/components/ui/fold'
import { Icon } from '@/components/ui/icon'
import type { ReminderDto, ReminderSettingsDto } from '@/lib/account/reminders/schema'
import type { SavedDto } from '@/lib/account/saved/schema'
import { slugOf } from '@/lib/resources/place'
import { type Hotline, hotlines, hotlinesInSpanish } from '@/lib/site/public-facts'
import { useDashboardText } from './dashboard-text'

const offered = ['domestic-violence', 'sexual-assault', 'suicide-prevention']

function SaveLine({ line: { slug, name, phone }, isSaved }: { line: Hotline; isSaved: boolean }) {
  const { w, call } = useDashboardText()
  const { mutate, isPending } = useSave()
  return (
    <li className="first-line">
      <span>
        {name} <b className="num">{phone}</b>
      </span>
      {isSaved ? (
        <span className="badge status-completed">{w.overview.first.saved}</span>
      ) : (
        <form
          method="post"
          action={call(`/api/user/saved-resources/add/${slug}`)}
          onSubmit={(event) => {
            event.preventDefault()
            mutate({ slug })
          }}
        >
          <Button type="submit" variant="secondary" disabled={isPending}>
            {isPending ? w.frame.working : w.saved.ask.button}
            <span className="sr-only"> {name}</span>
          </Button>
        </form>
      )}
    </li>
  )
}

function SaveStep({ saved }: { saved: readonly SavedDto[] }) {
  const { w, to, language } = useDashboardText()
  const copy = w.overview.first
  const slugs = saved.map(({ path }) => path && slugOf(path))
  const lines = (language === 'es' ? hotlinesInSpanish : hotlines).filter(({ id }) => offered.includes(id))
  return (
    <>
      <p>{w.overview.nothingSaved}</p>
      <search>
        <form action={to('/resources/search')} className="find">
          <label htmlFor="first-find">{copy.find}</label>
          <FindInput id="first-find" words="" placeholder={copy.example} button={copy.findButton} />
        </form>
      </search>
      <p>{copy.lines}</p>
      <ul className="first-lines">
        {lines.map((line) => (
          <SaveLine key={line.id} line={line} isSaved={slugs.includes(line.slug)} />
        ))}
      </ul>
    </>
  )
}

function RemindStep({ clock, count }: { clock: ReminderSettingsDto; count: number }) {
  const { w, to } = useDashboardText()
  const copy = w.overview.first
  return (
    <>
      <p>{copy.remindText}</p>
      <ReminderForm key={count} clock={clock} canMail={clock.canMail} />
      <p>
        <a className="tap" href={to('/dashboard/check-in')}>
          {copy.checkIn}
        </a>
      </p>
    </>
  )
}

function PlanStep() {
  const { w, to } = useDashboardText()
  const copy = w.overview.first
  return (
    <>
      <p>{copy.planText}</p>
      <div className="row">
        <LinkButton href={to('/emergency/planning')}>{copy.openPlan}</LinkButton>
        <LinkButton variant="outline" href={to('/guides/my-plan.pdf')}>
          <Icon name="download" size={18} /> {copy.paper}
        </LinkButton>
      </div>
    </>
  )
}

/** What someone does who has nothing here yet, each in place. */
export function FirstSteps({
  saved,
  reminders,
  clock,
}: {
  saved: readonly SavedDto[]
  reminders: readonly ReminderDto[]
  clock: ReminderSettingsDto
}) {
  const copy = useDashboardText().w.overview.first
  const steps = [
    { title: copy.save, isDone: saved.length > 0, content: <SaveStep saved={saved} /> },
    {
      title: copy.remind,
      isDone: reminders.length > 0,
      content: <RemindStep clock={clock} count={reminders.length} />,
    },
    { title: copy.plan, isDone: false, content: <PlanStep /> },
  ]
  return (
    <section className="stack" aria-labelledby="first-title">
      <h2 id="first-title">{copy.title}</h2>
      <ol className="accordion first-steps">
        {steps.map(({ title, isDone, content }, index) => (
          <li key={title}>
            <AccordionItem
              name="first-steps"
              open={index === 0}
              title={
                <>
                  {title} {isDone ? <span className="badge status-completed">{copy.done}</span> : null}
                </>
              }
            >
              {content}
            </AccordionItem>
          </li>
        ))}
      </ol>
    </section>
  )
}
