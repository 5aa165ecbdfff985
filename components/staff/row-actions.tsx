'use client'

import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { showToast } from '@/components/ui/toaster'
import { describeError, send } from './send'

interface Props {
  noun: 'Article' | 'Resource'
  path: string
  /** Where it is edited without a script. */
  editHref: string
  item: { id: string; title: string; deletedAt: string | null }
  onEdit: (id: string) => void
  /** The row goes: the focus needs another place. */
  onGone: () => void
}

/** Edit and delete, or the way back. Each is a link or a form that works by itself. */
export function RowActions({ noun, path, editHref, item, onEdit, onGone }: Props) {
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    try {
      await work()
      onGone()
      await queries.invalidateQueries()
    } catch (error) {
      showToast({ title: 'Error', description: describeError(error), variant: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }

  async function restore(): Promise<void> {
    await send('POST', `${path}/${item.id}/restore`)
    showToast({ title: 'Success', description: `${noun} restored successfully` })
  }

  async function remove(): Promise<void> {
    await send('DELETE', `${path}/${item.id}`)
    showToast({
      title: 'Success',
      description: `${noun} deleted successfully`,
      action: { label: 'Undo', run: () => void run(restore) },
    })
  }

  const submit = (work: () => Promise<void>) => (event: FormEvent) => {
    event.preventDefault()
    void run(work)
  }

  if (item.deletedAt) {
    return (
      <form method="post" action={`${path}/${item.id}/restore`} onSubmit={submit(restore)}>
        <Button type="submit" look="soft" disabled={isBusy}>
          <Icon name="rotate-ccw" size={18} /> Restore <span className="sr-only">{item.title}</span>
        </Button>
      </form>
    )
  }
  return (
    <div className="row">
      <Button asChild look="line">
        <a
          href={editHref}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onEdit(item.id)
          }}
        >
          <Icon name="pencil" size={18} /> Edit <span className="sr-only">{item.title}</span>
        </a>
      </Button>
      <form method="post" action={`${path}/${item.id}/delete`} onSubmit={submit(remove)}>
        <Button type="submit" look="line" disabled={isBusy}>
          <Icon name="trash-2" size={18} /> Delete <span className="sr-only">{item.title}</span>
        </Button>
      </form>
    </div>
  )
}
