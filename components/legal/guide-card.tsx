import { Icon } from '@/components/ui/icon'
import { legalCategoryTexts } from '@/lib/legal/content/categories'
import type { LegalGuide } from '@/lib/legal/schema'

const SHOWN_TAGS = 3

export function guidePath(id: string): string {
  return `/legal-education/guides/${id}`
}

const difficultyNames = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' }

export function GuideCard({ guide, headingLevel: Heading = 'h3' }: { guide: LegalGuide; headingLevel?: 'h2' | 'h3' }) {
  return (
    <article className="card h-full">
      <p className="soft text-[0.95rem] font-[600]">{legalCategoryTexts[guide.category].name}</p>
      <Heading className="text-[1.25rem]">
        <a href={guidePath(guide.id)}>{guide.title}</a>
      </Heading>
      <p>{guide.description}</p>
      <ul className="badges" aria-label="Tags">
        {guide.tags.slice(0, SHOWN_TAGS).map((tag) => (
          <li key={tag} className="badge">
            {tag}
          </li>
        ))}
      </ul>
      <p className="facts mt-auto">
        <Icon name="clock" size={18} />
        <span>
          {guide.readTime}, {difficultyNames[guide.difficulty].toLowerCase()}
        </span>
      </p>
    </article>
  )
}
