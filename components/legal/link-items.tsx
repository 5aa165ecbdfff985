import { to } from '@/lib/site/language/paths'
import { guidePath } from './guide-card'
import { toolPath } from './tool-card'

interface Linked {
  id: string
  title: string
}

function LinkItems({ all, path }: { all: readonly Linked[]; path: (id: string) => string }) {
  return all.map(({ id, title }) => (
    <li key={id}>
      <a className="tap" href={to(path(id))}>
        {title}
      </a>
    </li>
  ))
}

export function GuideItems({ guides }: { guides: readonly Linked[] }) {
  return <LinkItems all={guides} path={guidePath} />
}

export function ToolItems({ tools }: { tools: readonly Linked[] }) {
  return <LinkItems all={tools} path={toolPath} />
}
