import type { ResourceDto } from '@/lib/resources/schema'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import { callIn } from '@/lib/site/language/languages.mjs'

/** One form serves every Save button of a page, which keeps a card light; it works without a script. */
const FORM = 'save'

export function SaveForm() {
  return <form id={FORM} method="post" />
}

export function SaveButton({
  entry,
  said = english,
}: {
  entry: Pick<ResourceDto, 'slug' | 'title'>
  said?: RecordWords
}) {
  return (
    <button
      className="tap quiet-act"
      type="submit"
      form={FORM}
      formAction={callIn(said.language, `/api/user/saved-resources/add/${entry.slug}`)}
    >
      <span>
        {said.save}
        <span className="sr-only">{` ${entry.title}`}</span>
      </span>
    </button>
  )
}
