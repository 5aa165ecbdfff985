import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RecordTabs } from './record-tabs'

it('the parts of a record follow one another without a script, and carry no style that the policy refuses', () => {
  const html = renderToStaticMarkup(
    <RecordTabs
      label="Parts"
      parts={[
        { id: 'edit', label: 'Edit', content: <p>One</p> },
        { id: 'history', label: 'History', content: <p>Two</p> },
      ]}
    />,
  )
  expect(html).toContain('One')
  expect(html).toContain('Two')
  expect(html).not.toMatch(/ style=|hidden/)
})
