import { SAVED_NOTE } from '@/lib/account/saved/reply'
import type { ResourceDto } from '@/lib/resources/schema'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import { callIn } from '@/lib/site/language/languages.mjs'
import { words } from '@/lib/site/language/words'

/** All that an action on a record, other than calling, needs to know. */
export interface RecordActProps {
  entry: Pick<ResourceDto, 'slug' | 'title'>
  copy?: RecordWords
}

/** The id of the form in components/resources/save-form.tsx, on whichever page. */
const SAVE_FORM = 'save'

export function SaveButton({ entry, copy = english }: RecordActProps) {
  return (
    <button
      className="tap quiet-act"
      type="submit"
      form={SAVE_FORM}
      formAction={callIn(copy.language, `/api/user/saved-resources/add/${entry.slug}`)}
    >
      <span>
        {copy.save}
        <span className="sr-only">{` ${copy.name(entry)}`}</span>
      </span>
    </button>
  )
}

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
