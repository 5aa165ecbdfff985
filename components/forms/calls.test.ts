import { createFormControl } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { CallError, send, showProblems } from './calls'

const problem = (errors: { path: string; message: string }[]) =>
  new CallError(422, JSON.stringify({ detail: 'Look again.', errors }))

function createForm() {
  const form = createFormControl({ defaultValues: { title: '', text: '' } })
  form.subscribe({ formState: { errors: true }, callback: () => {} })
  return form
}

it('puts what the server found wrong under its fields, and passes over what has no field', () => {
  const form = createForm()
  showProblems(
    form,
    problem([
      { path: 'text', message: 'Too long.' },
      { path: 'version', message: 'Unknown.' },
    ]),
  )
  expect(form.getFieldState('text').error?.message).toBe('Too long.')
  expect(form.getFieldState('title').error).toBeUndefined()
})

it('puts nothing under a field if the site could not be reached', () => {
  const form = createForm()
  showProblems(form, new TypeError('Failed to fetch'))
  expect(form.getFieldState('title').error).toBeUndefined()
})

it('reads the sentence for the user from an answer, and none from one that is no problem document', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(send('POST', '/api/x', {})).rejects.toMatchObject({ status: 502, detail: null, errors: [] })
  expect(problem([]).detail).toBe('Look again.')
})

it('sends a file as what it is, and everything else as JSON', async () => {
  const sent: RequestInit[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push(init)
    return new Response()
  })
  await send('POST', '/api/x', { a: 1 })
  await send('POST', '/api/x', new Blob(['x'], { type: 'image/png' }))
  await send('GET', '/api/x')
  expect(sent.map(({ headers }) => (headers as Record<string, string>)['content-type'])).toEqual([
    'application/json',
    'image/png',
    undefined,
  ])
  expect(sent.map(({ cache }) => cache)).toEqual(['no-store', 'no-store', 'no-store'])
})
