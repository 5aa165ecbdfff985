import type { ResourceDto } from '@/lib/resources/schema'

/** One form serves every Save button of a page, which keeps a card light; it works without a script. */
const FORM = 'save'

export function SaveForm() {
  return <form id={FORM} method="post" />
}

export function SaveButton({ entry }: { entry: Pick<ResourceDto, 'slug' | 'title'> }) {
  return (
    <button
      className="tap quiet-act"
      type="submit"
      form={FORM}
      formAction={`/api/user/saved-resources/add/${entry.slug}`}
    >
      <span>
        Save<span className="sr-only">{` ${entry.title}`}</span>
      </span>
    </button>
  )
}
