import { SAVED_NOTE } from '@/lib/account/saved/reply'
import { words } from '@/lib/site/language/words'
import { SAVE_FORM } from './save-button'

/**
 * One form serves every Save button of a page, which keeps a card light; it works without a script. With one
 * (lib/safety/saving.js) the page stays: the button says what was done, and this says it aloud.
 */
export function SaveForm() {
  return (
    <form id={SAVE_FORM} method="post">
      <p
        className="sr-only"
        role="status"
        data-save-status
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, which React then leaves alone
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </form>
  )
}

/** Without a script the form leads back to the page it was pressed on, which then begins with this. */
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
