import { forbidden } from 'next/navigation'
import { canAccess } from '@/lib/session/policy'
import { listUnset } from '@/lib/staff/health'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/setup', 'Set-up')

export default consolePage('today', async ({ viewer }) => {
  if (!canAccess(viewer, 'admin')) forbidden()
  const unset = listUnset()
  return (
    <>
      <p>
        <a href="/admin">Back to Today</a>
      </p>
      <h2>Set-up</h2>
      {unset.length === 0 ? (
        <p>Everything is configured.</p>
      ) : (
        <>
          <p>Not configured yet, and what is missing without it:</p>
          <ul className="prose">
            {unset.map(({ variables, without }) => (
              <li key={variables}>
                <code>{variables}</code>: {without}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
})
