'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { send } from '@/components/forms/calls'
import { filled, withOthers } from '@/lib/forms/schema'
import type { Alike } from '@/lib/resources/staff/alike-schema'
import { describeAlike, scopeNames, visibilityNames } from '@/lib/resources/staff/choice-names'
import type { StaffResourceDto } from '@/lib/resources/staff/staff-schema'
import { adminCategoryNames, nameAdminCategory } from './admin-categories'
import { type EditorSpec, nameFields, textsOf, type Values } from './editor-form'
import { AreaField, SelectField, TextField, TickField } from './field'
import type { Choice } from './filter-select'

/** Entries like the one that is being written, looked for whenever a field is left. */
function AlikeNotice() {
  const box = useRef<HTMLDivElement>(null)
  const { getValues } = useFormContext<Values>()
  const [query, setQuery] = useState('')
  const { data: found = [] } = useQuery({
    queryKey: ['/api/admin/resources/alike', query],
    queryFn: async () => (await (await send('GET', `/api/admin/resources/alike?${query}`)).json()) as Alike[],
    enabled: query !== '',
    networkMode: 'always',
  })

  useEffect(() => {
    const form = box.current?.closest('form')
    const look = () => {
      const given = (['title', 'phoneNumber', 'address', 'state'] as const).flatMap((name) => {
        const value = getValues(name)
        return value ? [[name, String(value)]] : []
      })
      setQuery(new URLSearchParams(given).toString())
    }
    form?.addEventListener('focusout', look)
    return () => form?.removeEventListener('focusout', look)
  }, [getValues])

  return (
    <div ref={box} role="status">
      {found.length > 0 ? (
        <div className="callout">
          <p>
            <b>It may be here already.</b> Look before you add it a second time:
          </p>
          <ul className="prose">
            {found.map((one) => (
              <li key={one.id}>
                <a href={`/admin/resources/${one.id}`} target="_blank" rel="noreferrer">
                  {describeAlike(one)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

const labels = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  phoneNumber: 'Phone number',
  address: 'Address',
  addressVisibility: 'Who may see the address',
  url: 'Website',
  hours: 'Hours',
  scope: 'Reach',
  city: 'City',
  state: 'State',
  isEmergency: 'Emergency',
}

const categories: Choice[] = [['', 'Choose a category'], ...adminCategoryNames]
const visibilities: Choice[] = Object.entries(visibilityNames)
const scopes: Choice[] = Object.entries(scopeNames)

function ResourceFields({ values }: { values: Values }) {
  const field = nameFields(values, 'resource', labels)
  return (
    <>
      <TextField {...field('title')} required maxLength={200} />
      {values.title === '' ? <AlikeNotice /> : null}
      <AreaField {...field('description')} required rows={4} maxLength={5000} />
      <SelectField {...field('category')} required choices={categories} />
      <TextField {...field('phoneNumber')} type="tel" maxLength={60} />
      <TextField
        {...field('address')}
        maxLength={300}
        hint="Street, city, state and ZIP code, with commas between them."
      />
      <SelectField
        {...field('addressVisibility')}
        choices={visibilities}
        hint="Never show the address of a shelter that keeps it private."
      />
      <TextField {...field('url')} type="url" maxLength={2000} hint="Such as https://example.org." />
      <TextField {...field('hours')} maxLength={500} />
      <SelectField {...field('scope')} choices={scopes} />
      <div className="console-pair">
        <TextField {...field('city')} maxLength={100} />
        <TextField {...field('state')} maxLength={40} hint="Its name or its two letters." />
      </div>
      <TickField
        scope="resource"
        name="isEmergency"
        label={labels.isEmergency}
        hint="Answers people in danger now."
        defaultChecked={values.isEmergency === true}
      />
    </>
  )
}

/** In form order, which is also the order in a conflict notice. */
const texts = [
  'title',
  'description',
  'category',
  'phoneNumber',
  'address',
  'addressVisibility',
  'url',
  'hours',
  'scope',
  'city',
  'state',
] as const

export const resourceEditor: EditorSpec<StaffResourceDto> = {
  noun: 'Resource',
  labels,
  schema: withOthers({
    ...{ title: filled('Please fill this in.'), description: filled('Please fill this in.') },
    category: filled('Please choose one of the categories.'),
  }),
  toValues: (item) => ({
    ...textsOf(item, texts),
    category: item ? nameAdminCategory(item) : '',
    addressVisibility: item?.addressVisibility ?? 'hidden',
    scope: item?.scope ?? 'local',
    isEmergency: item?.isEmergency ?? false,
  }),
  Fields: ResourceFields,
}
