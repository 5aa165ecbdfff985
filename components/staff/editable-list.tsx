'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Modal } from '@/components/ui/modal'
import { showToast, Toaster } from '@/components/ui/toaster'
import { type Editable, EditorForm, type EditorSpec, listAddresses } from './editor-form'
import { ConsoleQueries } from './query'
import { RowActions } from './row-actions'
import { ManyBar, RowCheck } from './select-many'
import { describeError, type ListPage, readList, send } from './send'
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
  isDeleted: boolean
}

interface Props<Item extends Row> extends ListProps<Item> {
  spec: EditorSpec<Item>
  row: (item: Item) => ReactNode
  /** The bulk actions. */
  acts: Readonly<Record<string, string>>
}

type Open<Item> = { item: Item | null } | null

function EditableListBody<Item extends Row>(props: Props<Item>) {
  const { spec, initial, query, pageQuery, isDeleted, row, acts } = props
  const { noun } = spec
  const { href, path } = listAddresses(noun)
  const queries = useQueryClient()
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
    try {
      setOpen({ item: (await (await send('GET', `${path}/${id}`)).json()) as Item })
    } catch (error) {
      showToast({ title: 'Error', description: describeError(error), variant: 'destructive' })
    }
  }

  const nouns = `${noun}s`
  return (
    <section aria-labelledby="list-title" className="grid gap-5">
      <div className="console-list-head">
        <h2 id="list-title" ref={heading} tabIndex={-1}>
          {isDeleted ? `Deleted ${nouns.toLowerCase()}` : nouns}
        </h2>
        {isDeleted ? null : (
          <Button asChild>
            <a
              href={`${href}/new`}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                setOpen({ item: null })
              }}
            >
              <Icon name="plus" size={18} /> Add {noun}
            </a>
          </Button>
        )}
      </div>
      {data.items.length === 0 ? (
        <p className="callout">
          {isDeleted
            ? 'Nothing was deleted in the last 30 days.'
            : `No ${nouns.toLowerCase()} here. Try other words, or add one.`}
        </p>
      ) : (
        <>
          <div className="console-many-head">
            <label className="console-check">
              <input type="checkbox" checked={many.chosen.length === ids.length} onChange={many.tickAll} />
              <span>All on this page</span>
            </label>
            <ManyBar
              action={`${path}/many`}
              acts={Object.entries(isDeleted ? { restore: 'Restore' } : acts)}
              note={many.chosen.length > 0 ? `${many.chosen.length} selected:` : undefined}
              back={pageQuery}
              exportTo={isDeleted ? undefined : `${path}/export`}
              onAct={(act) => void many.act(act)}
            />
          </div>
          <ul className="box console-rows">
            {data.items.map((item) => (
              <li key={item.id} className="console-row">
                <RowCheck
                  id={item.id}
                  title={item.title}
                  checked={many.isTicked(item.id)}
                  onClick={(event) => many.toggle(item.id, event)}
                  onChange={() => {}}
                />
                <div className="console-row-facts">{row(item)}</div>
                <RowActions
                  noun={noun}
                  path={path}
                  editHref={`${href}/${item.id}`}
                  item={item}
                  onEdit={(id) => void edit(id)}
                  onGone={() => heading.current?.focus()}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <nav className="row" aria-label="Pages of the list">
        {new URLSearchParams(query).has('cursor') ? <a href={`${href}?${pageQuery}`}>First page</a> : null}
        {data.cursor ? (
          <a href={`${href}?${new URLSearchParams([...new URLSearchParams(pageQuery), ['cursor', data.cursor]])}`}>
            Next page
          </a>
        ) : null}
      </nav>
      {open ? (
        <Modal title={`${open.item ? 'Edit' : 'Add'} ${noun}`}>
          <EditorForm
            spec={spec}
            item={open.item}
            onCancel={() => setOpen(null)}
            onSaved={() => {
              setOpen(null)
              void queries.invalidateQueries()
            }}
          />
        </Modal>
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
