import { PlainRow } from '@/components/staff/details-form'
import { TextField, TickField } from '@/components/staff/field'
import { Button } from '@/components/ui/button'
import { listIssueFields, toTypedIssue } from '@/lib/newsletter/desk/fields'
import type { IssueDto, IssuePreview } from '@/lib/newsletter/desk/schema'
import { formatCount } from '@/lib/text/format'
import { EASTERN, formatEasternMoment } from '@/lib/time/eastern-time'

export const stateNames: Record<IssueDto['state'], string> = {
  draft: 'Draft: waits for a press',
  scheduled: 'Scheduled',
  sending: 'Being sent',
  sent: 'Sent',
  discarded: 'Put away',
}

export function describeIssue({ state, queued, sendAt, queuedAt, approvedBy, createdAt }: IssueDto): string {
  const who = approvedBy ? `, released by ${approvedBy}` : ''
  if (state === 'scheduled' && sendAt) return `${stateNames[state]} for ${formatEasternMoment(sendAt)}${who}`
  const letters = `${formatCount(queued, 'letter')}`
  if (state === 'sent' && queuedAt) return `${stateNames[state]} on ${formatEasternMoment(queuedAt)}, ${letters}${who}`
  if (state === 'sending') return `${stateNames[state]}: ${letters} so far${who}`
  return `${stateNames[state]}, written on ${formatEasternMoment(createdAt)}`
}

/** Whether the week's own issue goes out unread. */
export function DigestSwitch({ isOn, changed }: { isOn: boolean; changed: string | null }) {
  return (
    <section aria-labelledby="digest-title" className="grid gap-3">
      <h3 id="digest-title">The weekly digest</h3>
      <p className="max-w-[68ch]">
        Each Monday at 15:00 UTC the articles published in the last week make an issue of their own.{' '}
        {isOn ? (
          <b>It goes to every inbox by itself: an article that is wrong goes out unread.</b>
        ) : (
          <b>It waits here as a draft until someone has read it and presses.</b>
        )}{' '}
        {changed}
      </p>
      <form method="post" action="/api/admin/newsletter/digest">
        <input type="hidden" name="isOn" value={String(!isOn)} />
        <Button type="submit" variant="outline">
          {isOn ? 'Let it wait for a press' : 'Let it go out by itself, unread'}
        </Button>
      </form>
    </section>
  )
}

export function IssueForm({ issue }: { issue: IssueDto | null }) {
  const typed = toTypedIssue(issue)
  return (
    <form
      method="post"
      action={`/api/admin/newsletter${issue ? `/${issue.id}` : ''}`}
      className="console-form"
      autoComplete="off"
    >
      {issue ? <input type="hidden" name="version" value={issue.version} /> : null}
      {listIssueFields().map((field) => (
        <PlainRow key={field.name} field={field} typed={typed} />
      ))}
      <div className="console-form-end">
        <Button type="submit">{issue ? 'Save the draft' : 'Save as a draft'}</Button>
      </div>
    </form>
  )
}

const languageNames = { en: 'In English', es: 'In Spanish' } as const

/** The letter as text, subject and second line first, as a phone shows them. */
export function IssuePreviews({ previews }: { previews: readonly IssuePreview[] }) {
  return (
    <section aria-labelledby="preview-title" className="grid gap-4">
      <h3 id="preview-title">Preview</h3>
      {previews.map(({ language, subject, text }) => (
        <article key={language} className="box grid gap-2" aria-label={languageNames[language]}>
          <h4>{languageNames[language]}</h4>
          <p lang={language}>
            <b>{subject}</b>
          </p>
          <p lang={language} className="console-message">
            {text}
          </p>
        </article>
      ))}
      <p className="soft">
        A word in the subject or the first line that tells what the site is about is replaced, because someone else may
        read it.
      </p>
    </section>
  )
}

/** Test, release, hold, put away. */
export function IssueActs({ issue, receivers }: { issue: IssueDto; receivers: number }) {
  const path = `/api/admin/newsletter/${issue.id}`
  const isWaiting = issue.state === 'scheduled' || (issue.state === 'sending' && issue.queued === 0)
  return (
    <section aria-labelledby="acts-title" className="grid gap-4">
      <h3 id="acts-title">Send</h3>
      <form method="post" action={`${path}/test`}>
        <Button type="submit" variant="outline">
          Send a test to yourself
        </Button>
      </form>
      {issue.state === 'draft' ? (
        <>
          <form method="post" action={`${path}/approve`} className="console-form" autoComplete="off">
            <input type="hidden" name="version" value={issue.version} />
            <TextField
              scope="approve"
              name="sendAt"
              type="datetime-local"
              label="Not before"
              hint={`${EASTERN}. Empty: at once.`}
            />
            <TickField
              scope="approve"
              name="isSure"
              value="true"
              required
              label={`I have read it. Send it to ${formatCount(receivers, 'subscriber')}`}
              hint="Nobody can take a letter back."
            />
            <div className="console-form-end">
              <Button type="submit">Release it</Button>
            </div>
          </form>
          <form method="post" action={`${path}/discard`}>
            <Button type="submit" variant="outline">
              Put it away
            </Button>
          </form>
        </>
      ) : null}
      {isWaiting ? (
        <form method="post" action={`${path}/hold`}>
          <Button type="submit" variant="outline">
            Hold it: make it a draft again
          </Button>
        </form>
      ) : null}
    </section>
  )
}
