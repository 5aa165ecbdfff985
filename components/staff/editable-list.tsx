'use client'

import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useRef, useState } from 'react'
import { send } from '@/components/forms/calls'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Toaster } from '@/components/ui/sonner'
import { formatEasternDay } from '@/lib/time/eastern-time'
import { type Column, ConsoleTable } from './console-table'
import { type Editable, EditorForm, type EditorSpec, listAddresses } from './editor-form'
import { ConsoleQueries } from './query'
import { RowActions } from './row-actions'
import { ManyBar, RowCheck } from './select-many'
import { type ListPage, readList, showError } from './send'
import { useMany } from './use-many'

interface Row extends Editable {
  title: string
  deletedAt: string | null
}

export interface ListProps<Item> {
  initial: ListPage<Item>
  /** The server's query, as call parameters. */
  query: string
  /** The list's address parameters, without the page cursor. */
  pageQuery: string
  sort: string
  isDeleted: boolean
}

interface Props<Item extends Row> extends ListProps<Item> {
  spec: EditorSpec<Item>
  /** The title's column: what stands beside it, and its order. */
  head: Column<Item>
  columns: readonly Column<Item>[]
  /** The bulk actions. */
  acts: Readonly<Record<string, string>>
}

/** 'fetching': an item whose text is on its way. */
type Open<Item> = { item: Item | null } | 'fetching' | null

function focusFirst(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select')?.focus()
}

function EditableListBody<Item extends Row>(props: Props<Item>) {
  const { spec, initial, query, pageQuery, sort, isDeleted, head, columns, acts } = props
  const { noun } = spec
  const { href, path } = listAddresses(noun)
  const heading = useRef<HTMLHeadingElement>(null)
  const [open, setOpen] = useState<Open<Item>>(null)
  const { data } = useQuery({
    queryKey: [path, query],
    queryFn: () => readList<Item>(`${path}?${query}`),
    initialData: initial,
  })

  const ids = data.items.map(({ id }) => id)
  const many = useMany(path, `${noun.toLowerCase()}s`, ids)

  async function edit(id: string): Promise<void> {
    setOpen('fetching')
    try {
      setOpen({ item: (await (await send('GET', `${path}/${id}`)).json()) as Item })
    } catch (error) {
      setOpen(null)
      showError(error)
    }
  }

  function openHere(event: MouseEvent, show: () => void): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show()
  }

  const title: Column<Item> = {
    ...head,
    cell: (item) => (
      <span className="console-name">
        {item.deletedAt ? (
          <span>
            {item.title} <span className="soft">Deleted on {formatEasternDay(item.deletedAt)}</span>
          </span>
        ) : (
          <a
            href={`${href}/${item.id}`}
            title={item.title}
            onClick={(event) => openHere(event, () => void edit(item.id))}
          >
            <span className="sr-only">Edit </span>
            {item.title}
          </a>
        )}{' '}
        {head.cell(item)}
      </span>
    ),
  }
  const nouns = `${noun}s`
  return (
    <section aria-labelledby="list-title" className="console-list">
      <div className="console-list-head">
        <h2 id="list-title" ref={heading} tabIndex={-1}>
          {isDeleted ? `Deleted ${nouns.toLowerCase()}` : nouns}
        </h2>
        {isDeleted ? null : (
          <Button asChild>
            <a href={`${href}/new`} onClick={(event) => openHere(event, () => setOpen({ item: null }))}>
              <Icon name="plus" size={18} /> Add {noun}
            </a>
          </Button>
        )}
      </div>
      <ConsoleTable
        label={nouns}
        rows={data.items}
        empty={
          isDeleted
            ? 'Nothing was deleted in the last 30 days.'
            : `No ${nouns.toLowerCase()} here. Try other words, or add one.`
        }
        head={title}
        columns={columns}
        address={{ href, query: pageQuery, sort }}
        all={
          <label className="console-check">
            <input type="checkbox" checked={many.chosen.length === ids.length} onChange={many.tickAll} />
            <span className="console-all">All on this page</span>
          </label>
        }
        tick={(item) => (
          <RowCheck
            id={item.id}
            title={item.title}
            checked={many.isTicked(item.id)}
            onClick={(event) => many.toggle(item.id, event)}
            onChange={() => {}}
          />
        )}
        act={(item) => (
          <RowActions
            noun={noun}
            path={path}
            editHref={`${href}/${item.id}`}
            item={item}
            onGone={() => heading.current?.focus()}
          />
        )}
      />
      <ManyBar
        action={`${path}/many`}
        acts={Object.entries(isDeleted ? { restore: 'Restore' } : acts)}
        note={many.isBusy ? 'Working …' : many.chosen.length > 0 ? `${many.chosen.length} selected:` : undefined}
        back={pageQuery}
        exportTo={isDeleted ? undefined : `${path}/export`}
        onAct={many.act}
      />
      <nav className="row" aria-label="Pages of the list">
        {new URLSearchParams(query).has('cursor') ? <a href={`${href}?${pageQuery}`}>First page</a> : null}
        {data.cursor ? (
          <a href={`${href}?${new URLSearchParams([...new URLSearchParams(pageQuery), ['cursor', data.cursor]])}`}>
            Next page
          </a>
        ) : null}
      </nav>
      {open ? (
        <Dialog open>
          <DialogContent>
            <DialogTitle>{`${open === 'fetching' || open.item ? 'Edit' : 'Add'} ${noun}`}</DialogTitle>
            {open === 'fetching' ? (
              <p role="status">Loading …</p>
            ) : (
              <div ref={focusFirst}>
                <EditorForm spec={spec} item={open.item} onCancel={() => setOpen(null)} onSaved={() => setOpen(null)} />
              </div>
            )}
          </DialogContent>
        </Dialog>
      ) : null}
      <Toaster />
    </section>
  )
}

export function EditableList<Item extends Row>(props: Props<Item>) {
  return (
    <ConsoleQueries>
      <EditableListBody {...props} />
    </ConsoleQueries>
  )
}
