import { records as english } from '@/lib/site/language/en/records'
import { callIn } from '@/lib/site/language/languages.mjs'
import type { RecordActProps } from './record-act'

/** The id of the form in components/resources/save-form.tsx, on whichever page. */
export const SAVE_FORM = 'save'

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
