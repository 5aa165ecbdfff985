import { notFound } from 'next/navigation'
import { TextField } from '@/components/staff/field'
import { Button, LinkButton } from '@/components/ui/button'
import { listSentences, versionOf } from '@/lib/site/messages/messages'
import { listReadings } from '@/lib/site/messages/staff'
import { formatDate } from '@/lib/text/format'
import { consoleMetadata, consolePage } from '../../console-page'

export const metadata = consoleMetadata('/admin/languages', 'A language')

export default consolePage<{ tag: string }>('checks', async ({ params }) => {
  const found = (await listReadings()).find(({ language }) => language.tag === params.tag)
  if (!found) notFound()
  const { language, reading } = found
  const { tag, name, own, path, direction, english } = language
  return (
    <>
      <p>
        <a href="/admin/languages">All languages</a>
      </p>
      <h2>
        {name}, <span lang={tag}>{own}</span>
      </h2>
      <p>
        {reading
          ? `Read by ${reading.reader} on ${formatDate(reading.readOn)}.${reading.isOld ? ' Words were changed since, so it is to be read again.' : ''}`
          : 'Not yet read by a native reader.'}
      </p>
      <div className="row">
        <LinkButton variant="outline" href={path}>
          The public page
        </LinkButton>
      </div>
      <p>To ask for an interpreter, the page says: “{english}”</p>
      <table>
        <thead>
          <tr>
            <th scope="col">English</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          {listSentences(language).map((sentence) => (
            <tr key={sentence.english}>
              <td>{sentence.english}</td>
              <td lang={tag} dir={direction}>
                {sentence.own}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <form method="post" action={`/api/admin/languages/${tag}/reading`} className="console-form">
        <input type="hidden" name="version" value={versionOf(language)} />
        <TextField
          scope="reading"
          name="reader"
          label="Who read all of it"
          hint="How you know that this person grew up with the language. A full name is not needed."
          maxLength={200}
          required
        />
        <div>
          <Button type="submit">Every sentence is right</Button>
        </div>
      </form>
    </>
  )
})
