'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Hotline } from '@/lib/site/public-facts'
import { QuietHome } from './quiet-home'
import { QuietAbout, QuietSafetyLists } from './quiet-lists'
import { QuietPrivate } from './quiet-private'
import { QuietRecord } from './quiet-record'
import { QuietSearch } from './quiet-search'
import { QuietState, QuietStates } from './quiet-states'
import type { OpenView, View } from './quiet-view'
import { useQuietWords } from './quiet-words'
import { useScreens } from './use-screens'

function Shown({ view, open, hotlines }: { view: View; open: OpenView; hotlines: readonly Hotline[] }) {
  switch (view.name) {
    case 'home':
      return <QuietHome hotlines={hotlines} />
    case 'search':
      return <QuietSearch category={view.category} open={open} />
    case 'private':
      return <QuietPrivate />
    case 'states':
      return <QuietStates open={open} />
    case 'state':
      return <QuietState state={view.state} open={open} />
    case 'record':
      return <QuietRecord item={view.item} />
    case 'lists':
      return <QuietSafetyLists />
    case 'about':
      return <QuietAbout />
  }
}

/** All of the help in one page whose address, title and icon never change. */
export function QuietHelp({ hotlines }: { hotlines: readonly Hotline[] }) {
  const w = useQuietWords()
  const { screens, last, isDeep, open, back, reset } = useScreens()
  return (
    <div className="wrap">
      {isDeep ? (
        <div className="quiet-bar">
          <Button type="button" look="line" onClick={back}>
            <Icon name="chevron-down" size={18} className="rotate-90" /> {w.back}
          </Button>
          <Button type="button" look="line" onClick={reset}>
            {w.firstPage}
          </Button>
        </div>
      ) : null}
      {screens.map(({ id, view }) => (
        <div key={id} data-screen="" hidden={id !== last.id}>
          <div className="quiet-screen">
            <Shown view={view} open={open} hotlines={hotlines} />
          </div>
        </div>
      ))}
    </div>
  )
}
