import { newsTopics } from '@/db/vocabulary/content'
import { topicNames } from '@/lib/news/topics'
import { type SampleStory, sampleStories } from './sample-news'

export const pageHeaders: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function writePage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><main>${body}</main></html>`
}

export function renderSampleStory({ title, words }: SampleStory): string {
  const text = `<p>${escapeHtml(words)}</p><p><b>This is a sample story. It did not happen.</b> This fake page is for development, while no news service is configured (NEWS_FEEDS).</p>`
  return writePage(`Sample: ${title}`, `<h1>Sample: ${escapeHtml(title)}</h1>${text}`)
}

export function renderSampleIndex(): string {
  const lists = newsTopics.map((topic) => {
    const stories = sampleStories[topic].map(
      ({ title }, at) => `<li><a href="/story/${topic}/${at + 1}">${escapeHtml(title)}</a></li>`,
    )
    return `<h2>${escapeHtml(topicNames[topic])}</h2><p><a href="/feed/${topic}.xml">Feed</a></p><ul>${stories.join('')}</ul>`
  })
  return writePage('Sample feeds', `<h1>Sample feeds</h1><p>Fake news feeds for development.</p>${lists.join('')}`)
}
