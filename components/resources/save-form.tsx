import { SAVED_NOTE } from '@/lib/account/saved/reply'
import { words } from '@/lib/site/language/words'
import { SAVE_FORM } from './save-button'

/**
 * One form serves every Save button of a page, which keeps cards small; it works without a script. With one
 * (lib/safety/saving.js) the page stays open: the button shows the result, and this element announces it.
 */
export function SaveForm() {
  return (
    <form id={SAVE_FORM} method="post">
      <p
        className="sr-only"
        role="status"
        data-save-status
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves the content alone
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </form>
  )
}

/** Shown at the top when the form, sent without a script, returns to the page it came from. */
export function SaveNote() {
  const { done, list, listPath } = words().saving
  return (
    <p id={SAVED_NOTE} className="save-note">
      {`${done} `}
      <a className="tap" href={listPath}>
        {list}
      </a>
    </p>
  )
}
