import { Icon } from '@/components/ui/icon'
import type { ResourceDto } from '@/lib/resources/schema'

/** One form serves every Save button of a page, which keeps a card light; it works without a script. */
const SAVE_FORM = 'save'

export function SaveForm() {
  return <form id={SAVE_FORM} method="post" />
}

export function SaveButton({ entry }: { entry: Pick<ResourceDto, 'slug' | 'title'> }) {
  return (
    <button
      type="submit"
      className="tap quiet"
      form={SAVE_FORM}
      formAction={`/api/user/saved-resources/add/${entry.slug}`}
    >
      <Icon name="bookmark" size={18} />
      <span>
        Save<span className="sr-only"> {entry.title}</span>
      </span>
    </button>
  )
}
