import { renderToStaticMarkup } from 'react-dom/server'
import { createFormControl } from 'react-hook-form'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { articleEditor } from './article-fields'
import { EditorForm, merge, type Values } from './editor-form'
import { ConsoleQueries } from './query'
import { resourceEditor } from './resource-fields'

const draw = () =>
  renderToStaticMarkup(
    <ConsoleQueries>
      <EditorForm spec={articleEditor} item={null} onSaved={() => {}} />
    </ConsoleQueries>,
  )

it('is a plain form until a script runs: the browser checks it, and the call takes it', () => {
  const html = draw()
  expect(html).toContain('<form class="console-form" action="/api/admin/articles" method="post">')
  expect(html).toMatch(
    /<label for="article-title">Title<\/label><input class="form-input" type="text" required="" maxLength="200" id="article-title" name="title"/,
  )
  expect(html).not.toMatch(/aria-invalid|noValidate|>Preview|type="file"/)
})

it('asks for what must be filled in before it sends anything', () => {
  for (const { schema, toValues } of [articleEditor, resourceEditor]) {
    const result = z.safeParse(schema, toValues(null))
    const wrong = result.error?.issues.map(({ path: [name], message }) => [name, message])
    expect(wrong).toContainEqual(['title', 'Please fill this in.'])
    expect(wrong?.map(([name]) => name)).toContain('category')
  }
  const values = { ...articleEditor.toValues(null), title: 'T', excerpt: 'E', content: 'C', category: 'health' }
  expect(z.parse(articleEditor.schema, values)).toEqual(values)
})

it('takes over what only the other editor changed, and asks about what both changed', () => {
  const base: Values = { title: 'Old', author: '', featured: false, excerpt: 'Old' }
  const form = createFormControl<Values>({ defaultValues: { ...base, title: 'Mine', excerpt: 'Same' } })
  form.subscribe({ formState: {}, callback: () => {} })
  const theirs = { title: 'Theirs', author: 'Ellen', featured: true, excerpt: 'Same' }
  const { clashes, taken, mine } = merge(form, { title: 'Title', author: 'Author' }, base, theirs)
  expect(clashes).toEqual([{ name: 'title', label: 'Title', theirs: 'Theirs' }])
  expect(taken).toEqual(['Author', 'featured'])
  expect(mine.title).toBe('Mine')
  expect(form.getValues()).toEqual({ title: 'Mine', author: 'Ellen', featured: true, excerpt: 'Same' })
})
