import type { Notice } from '@/lib/staff/notices'

/** The outcome of a form sent without a script; with one, a toast says it. */
export function NoticeBar({ notice }: { notice: Notice | null }) {
  if (!notice) return null
  const isError = notice.title === 'Error'
  return (
    <p
      className={isError ? 'console-notice console-notice-error' : 'console-notice'}
      role={isError ? 'alert' : 'status'}
    >
      <b>{notice.title}.</b> {notice.text}
    </p>
  )
}
