import type { ReactNode } from 'react'
import { Fold } from '@/components/ui/fold'
import { TextList } from '@/components/ui/texts'
import type { HomeSection as Content } from '@/lib/resources/content/home'
import { words } from '@/lib/site/language/words'

/** One of Home's two help sections: a heading, three points, then links. */
export function HomeSection({ id, content, children }: { id: string; content: Content; children: ReactNode }) {
  return (
    <section id={id} className="card max-sm:gap-1.5" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-[1.5rem] lg:text-[1.7rem]">
        {content.heading}
      </h2>
      <p className="soft">{content.lead}</p>
      <Fold summary={<h3>{words().home.points}</h3>}>
        <div className="prose">
          <TextList texts={content.points} />
        </div>
      </Fold>
      <div className="row mt-auto gap-y-1">{children}</div>
    </section>
  )
}
