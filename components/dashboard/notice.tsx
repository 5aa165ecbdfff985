/** What a form sent without a script came to: the words of the toast, in the page. */

const notices = {
  saved: ['Saved', 'It is on your list.'],
  kept: ['Already saved', 'It was already on your list, and nothing changed.'],
  removed: ['Removed', 'It is no longer kept.'],
  'status-updated': ['Status Updated', 'Resource status has been updated successfully.'],
  'note-kept': ['Note saved', 'Only you can see it.'],
  completed: ['Reminder Completed', 'Great job staying on top of your tasks!'],
  added: ['Reminder added', 'It is on your list.'],
  changed: ['Reminder updated', 'Your changes are saved.'],
  'settings-kept': ['Times saved', 'Your reminders follow this time zone and these hours.'],
  'preferences-kept': ['Answers saved', 'Your recommendations are based on them.'],
  asked: ['Asked', 'An email is on its way. Nothing else is sent to this person until they say yes.'],
  'contact-removed': ['Removed', 'The name and address are erased.'],
  written: ['Written', 'Read it once more, then start it. It is not running yet.'],
  started: ['Started', 'The check-in is running.'],
  extended: ['Extended', 'You have more time.'],
  ended: ['Ended', 'The check-in is over.'],
  'erased-check-in': ['Erased', 'None of it is kept.'],
  erased: ['Answers erased', 'We keep nothing of what you told us here.'],
} as const

const problems: Record<string, string> = {
  'not-found': 'This is no longer here. It may have been removed in another tab.',
  conflict: 'Nothing was changed: it had already moved on, or your list is full. Below is how it is now.',
  invalid: 'Something you entered needs another look. Nothing was changed.',
  'too-many': 'That was a lot in a short time. Nothing was changed. Please wait a minute, then try again.',
  pin: 'That PIN is not right. Nothing was changed. Please try again.',
  unavailable: 'We could not reach our records. Nothing was changed. Please try again in a moment.',
}
const OTHER_PROBLEM = 'That did not work. Nothing was changed. Please try again.'

type NoticeName = keyof typeof notices

/** The same as a toast, where a script did it. */
export function describeNotice(name: NoticeName): { title: string; description: string } {
  const [title, description] = notices[name]
  return { title, description }
}

function isNotice(name: string | undefined): name is NoticeName {
  return name !== undefined && Object.hasOwn(notices, name)
}

export function Notice({ name, problem, children }: { name?: string; problem?: string; children?: React.ReactNode }) {
  if (problem !== undefined) {
    return (
      <div className="callout callout-warning" role="alert">
        <p>
          <b>Not done.</b> {Object.hasOwn(problems, problem) ? problems[problem] : OTHER_PROBLEM}
        </p>
      </div>
    )
  }
  if (!isNotice(name)) return null
  const [title, text] = notices[name]
  return (
    <div className="callout callout-tip" role="status">
      <p>
        <b>{title}.</b> {text}
      </p>
      {children}
    </div>
  )
}
