'use client'

import { useRef, useState } from 'react'
import { useSaid } from '@/components/dashboard/said'
import { TryAgain } from '@/components/dashboard/try-again'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { AskFirst } from '@/components/ui/modal'
import { useHydrated } from '@/components/ui/use-hydrated'
import { LONGEST_NOTE } from '@/lib/account/saved/limits'
import type { SavedDto } from '@/lib/account/saved/schema'
import { getNextStatus } from '@/lib/account/saved/status'
import { useNoteChange, useRemoval, useStatusChange } from './use-saved'

/** Forms first: each works without a script, which only spares the page a load. */
export function AdvanceForm({ saved }: { saved: SavedDto }) {
  const { mutate, isPending } = useStatusChange()
  const { w, call } = useSaid()
  const { statuses, markAs } = w.saved
  const next = getNextStatus(saved.status)
  return (
    <form
      method="post"
      action={call(`/api/user/saved-resources/${saved.id}`)}
      onSubmit={(event) => {
        event.preventDefault()
        if (next) mutate({ id: saved.id, status: next })
      }}
    >
      <input type="hidden" name="do" value="advance" />
      <input type="hidden" name="status" value={next ?? saved.status} />
      <Button type="submit" look="soft" disabled={next === null || isPending}>
        {next ? markAs(statuses[next]) : statuses[saved.status]}
        <span className="sr-only">: {saved.title}</span>
      </Button>
    </form>
  )
}

export function NoteForm({ saved }: { saved: SavedDto }) {
  const { w, call } = useSaid()
  const { mutate, isPending, error } = useNoteChange()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="fold" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {saved.note ? w.saved.changeNote : w.saved.addNote}
        <span className="sr-only">, {saved.title}</span>
      </summary>
      <form
        method="post"
        action={call(`/api/user/saved-resources/${saved.id}`)}
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          const note = String(new FormData(event.currentTarget).get('note') ?? '')
          mutate({ id: saved.id, note }, { onSuccess: () => setOpen(false) })
        }}
      >
        <input type="hidden" name="do" value="note" />
        <label className="input">
          <span>{w.saved.note}</span>
          <textarea name="note" rows={4} maxLength={LONGEST_NOTE} defaultValue={saved.note ?? ''} autoComplete="off" />
        </label>
        <p className="soft">{w.saved.noteHint}</p>
        {error ? (
          <p role="alert">
            {w.saved.notSaved}
            <TryAgain error={error} path="/dashboard/saved" />
          </p>
        ) : null}
        <Button type="submit" look="line" disabled={isPending}>
          {w.saved.saveNote}
        </Button>
      </form>
    </details>
  )
}

/** One press where nothing of her own is lost, and a way back; with a note, which goes too, it asks first. */
export function RemoveForm({ saved }: { saved: SavedDto }) {
  const { w, call } = useSaid()
  const { mutate, isPending } = useRemoval()
  const [isAsking, setAsking] = useState(false)
  const opener = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const asksFirst = isHydrated && saved.note !== null
  return (
    <>
      <form
        ref={opener}
        method="post"
        action={call(`/api/user/saved-resources/${saved.id}`)}
        onSubmit={(event) => {
          event.preventDefault()
          if (asksFirst) setAsking(true)
          else mutate(saved)
        }}
      >
        <input type="hidden" name="do" value="remove" />
        <Button type="submit" look="line" disabled={isPending}>
          <Icon name="heart" size={18} /> {w.saved.remove}
          <span className="sr-only"> {saved.title}</span>
        </Button>
      </form>
      <AskFirst
        open={isAsking}
        onOpenChange={setAsking}
        openedBy={opener}
        title={w.saved.removeTitle}
        description={w.saved.removeText(saved.title)}
        keepLabel={w.saved.keep}
        exit={w.frame}
      >
        <Button
          type="button"
          disabled={isPending}
          onClick={() => {
            setAsking(false)
            mutate(saved)
          }}
        >
          {w.saved.yesRemove}
        </Button>
      </AskFirst>
    </>
  )
}
