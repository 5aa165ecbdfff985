'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { send } from '@/components/forms/calls'
import { AskFirst } from '@/components/ui/ask-first'
import { Button } from '@/components/ui/button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@/components/ui/dropdown-menu'
import { Icon } from '@/components/ui/icon'
import { showToast } from '@/components/ui/sonner'
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip'
import { useHydrated } from '@/components/ui/words-context'
import { showError } from './send'

interface Props {
  noun: 'Article' | 'Resource'
  path: string
  /** The edit page for use without a script. */
  editHref: string
  item: { id: string; title: string; deletedAt: string | null }
  /** Called before the row disappears, so that the focus can move. */
  onGone: () => void
}

const acts = {
  restore: { method: 'POST', path: '/restore', done: 'restored' },
  remove: { method: 'DELETE', path: '', done: 'deleted' },
} as const

function useRowActions({ noun, path, item, onGone }: Props) {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (act: keyof typeof acts) => send(acts[act].method, `${path}/${item.id}${acts[act].path}`),
    onSuccess: (_answer, act) => {
      showToast({
        title: 'Success',
        description: `${noun} ${acts[act].done} successfully`,
        action: act === 'remove' ? { label: 'Undo', run: () => mutate('restore') } : undefined,
      })
      onGone()
      return queries.invalidateQueries({ queryKey: [path] })
    },
    onError: showError,
  })
  return { isBusy: isPending, restore: () => mutate('restore'), remove: () => mutate('remove') }
}

/** A form that deletes without a script. With one, a menu item that asks first. */
function More({ noun, path, editHref, item, isBusy, remove }: Props & { isBusy: boolean; remove: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  if (!useHydrated()) {
    return (
      <form method="post" action={`${path}/${item.id}/delete`}>
        <Button type="submit" variant="outline">
          <Icon name="trash-2" size={18} /> Delete <span className="sr-only">{item.title}</span>
        </Button>
      </form>
    )
  }
  return (
    <div ref={menu}>
      <DropdownMenu>
        <Tooltip>
          <TooltipTrigger asChild>
            <DropdownMenuTrigger asChild>
              <Button type="button" variant="outline" disabled={isBusy}>
                <Icon name="menu" size={18} /> More <span className="sr-only">for {item.title}</span>
              </Button>
            </DropdownMenuTrigger>
          </TooltipTrigger>
          <TooltipContent>Open it, delete it, and what else there is</TooltipContent>
        </Tooltip>
        <DropdownMenuContent>
          <DropdownMenuItem asChild>
            <a href={editHref}>
              <Icon name="file-text" size={18} /> Open its page
            </a>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setIsAsking(true)}>
            <Icon name="trash-2" size={18} /> Delete
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <AskFirst
        open={isAsking}
        onOpenChange={setIsAsking}
        openedBy={menu}
        title={`Delete this ${noun.toLowerCase()}?`}
        description={`“${item.title}” leaves the site at once. You can bring it back for 30 days.`}
        keepLabel="Keep it"
      >
        <Button
          type="button"
          onClick={() => {
            setIsAsking(false)
            remove()
          }}
        >
          Delete it
        </Button>
      </AskFirst>
    </div>
  )
}

/** Delete and what else there is, or restore: forms that work without a script. */
export function RowActions(props: Props) {
  const { path, item } = props
  const { isBusy, restore, remove } = useRowActions(props)
  if (item.deletedAt) {
    return (
      <form
        method="post"
        action={`${path}/${item.id}/restore`}
        onSubmit={(event) => {
          event.preventDefault()
          restore()
        }}
      >
        <Button type="submit" variant="secondary" disabled={isBusy}>
          <Icon name="rotate-ccw" size={18} /> Restore <span className="sr-only">{item.title}</span>
        </Button>
      </form>
    )
  }
  return <More {...props} isBusy={isBusy} remove={remove} />
}
