/** What a form sent without a script came to: the words of the toast, in the page. */

const notices = {
  saved: ['Saved', 'It is on your list.'],
  kept: ['Already saved', 'It was on your list before, and stays as it was.'],
  removed: ['Removed', 'It is not kept any more.'],
  'status-updated': ['Status Updated', 'Resource status has been updated successfully.'],
  'note-kept': ['Note kept', 'Only you can see it.'],
  completed: ['Reminder Completed', 'Great job staying on top of your tasks!'],
  added: ['Reminder added', 'It is on your list.'],
  changed: ['Reminder changed', 'What you wrote is kept.'],
  'settings-kept': ['Times kept', 'Your reminders follow this clock and these hours.'],
  'preferences-kept': ['Answers kept', 'Your recommendations are made from them.'],
  asked: ['Asked', 'A mail is on its way. Nothing is sent to this person before they say yes.'],
  'contact-removed': ['Removed', 'Name and address are erased.'],
  written: ['Written', 'Read it once more, then start it. Nothing runs yet.'],
  started: ['Started', 'The check-in is running.'],
  extended: ['Extended', 'You have more time.'],
  ended: ['Ended', 'The check-in is over.'],
  'erased-check-in': ['Erased', 'Nothing of it is kept.'],
  erased: ['Answers erased', 'We keep nothing of what you told us here.'],
} as const

const problems: Record<string, string> = {
  'not-found': 'This is not here any more. It may have been removed in another tab.',
  conflict: 'Nothing was changed: it had moved on already, or your list is full. Below is how it is now.',
  invalid: 'Something you entered needs another look. Nothing was changed.',
  'too-many': 'That was a lot in a short time. Nothing was changed. Please wait a minute, then try again.',
  pin: 'That PIN does not fit. Nothing was changed. Please try again.',
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
