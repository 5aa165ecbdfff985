'use client'

import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ActForm } from '@/components/dashboard/act-form'
import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { AreaInput } from '@/components/dashboard/form-input'
import { TryAgain } from '@/components/dashboard/try-again'
import { AskFirst } from '@/components/ui/ask-first'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { Icon } from '@/components/ui/icon'
import { useHydrated } from '@/components/ui/words-context'
import { MAX_NOTE_LENGTH } from '@/lib/account/saved/limits'
import type { SavedDto } from '@/lib/account/saved/schema'
import { getNextStatus } from '@/lib/account/saved/status'
import { savedPath, useNoteChange, useRemoval, useStatusChange } from './use-saved'

export function AdvanceForm({ saved }: { saved: SavedDto }) {
  const { mutate, isPending } = useStatusChange()
  const { statuses, markAs } = useDashboardText().w.saved
  const next = getNextStatus(saved.status)
  return (
    <ActForm
      path={savedPath(saved.id)}
      act="advance"
      onAct={() => {
        if (next) mutate({ id: saved.id, status: next })
      }}
    >
      <input type="hidden" name="status" value={next ?? saved.status} />
      <Button type="submit" variant="secondary" disabled={next === null || isPending}>
        {next ? markAs({ status: statuses[next] }) : statuses[saved.status]}
        <span className="sr-only">: {saved.title}</span>
      </Button>
    </ActForm>
  )
}

export function NoteForm({ saved }: { saved: SavedDto }) {
  const { w } = useDashboardText()
  const { mutate, isPending, error } = useNoteChange()
  const form = useForm<{ note: string }>()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="fold" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {saved.note ? w.saved.changeNote : w.saved.addNote}
        <span className="sr-only">, {saved.title}</span>
      </summary>
      <Form {...form}>
        <ActForm
          path={savedPath(saved.id)}
          act="note"
          className="stack"
          onAct={form.handleSubmit(({ note }) => mutate({ id: saved.id, note }, { onSuccess: () => setOpen(false) }))}
        >
          <AreaInput
            label={w.saved.note}
            hint={w.saved.noteHint}
            name="note"
            rows={4}
            maxLength={MAX_NOTE_LENGTH}
            defaultValue={saved.note ?? ''}
            autoComplete="off"
          />
          {error ? (
            <p role="alert">
              {w.saved.notSaved}
              <TryAgain error={error} path="/dashboard/saved" />
            </p>
          ) : null}
          <Button type="submit" variant="outline" disabled={isPending}>
            {isPending ? w.frame.working : w.saved.saveNote}
          </Button>
        </ActForm>
      </Form>
    </details>
  )
}

/** One click with an undo if there is no note; a note would be deleted too, so then it asks first. */
export function RemoveForm({ saved }: { saved: SavedDto }) {
  const { w } = useDashboardText()
  const { mutate, isPending } = useRemoval()
  const [isAsking, setAsking] = useState(false)
  const opener = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const asksFirst = isHydrated && saved.note !== null
  return (
    <>
      <ActForm
        ref={opener}
        path={savedPath(saved.id)}
        act="remove"
        onAct={() => {
          if (asksFirst) setAsking(true)
          else mutate(saved)
        }}
      >
        <Button type="submit" variant="outline" disabled={isPending}>
          <Icon name="heart" size={18} /> {w.saved.remove}
          <span className="sr-only"> {saved.title}</span>
        </Button>
      </ActForm>
      <AskFirst
        open={isAsking}
        onOpenChange={setAsking}
        openedBy={opener}
        title={w.saved.removeTitle}
        description={w.saved.removeText({ title: saved.title })}
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
