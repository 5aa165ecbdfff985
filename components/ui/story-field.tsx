import type { KeyboardEvent, Ref } from 'react'
import { SEARCH_MAX } from '@/lib/search/filters'
import { unlearned } from './unlearned'

/** A field for a told story where React runs: it grows, and Enter sends it. */
export function StoryField({
  id,
  name,
  placeholder,
  field,
}: {
  id: string
  name?: string
  placeholder: string
  field?: Ref<HTMLTextAreaElement>
}) {
  function send(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <textarea
      ref={field}
      id={id}
      name={name}
      rows={1}
      maxLength={SEARCH_MAX}
      placeholder={placeholder}
      enterKeyHint="search"
      onKeyDown={send}
      {...unlearned}
    />
  )
}
