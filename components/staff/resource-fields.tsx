'use client'

import type { Choice } from '@/components/ui/select'
import { scopeNames, visibilityNames } from '@/lib/resources/staff/choice-names'
import type { StaffResourceDto } from '@/lib/resources/staff/staff-schema'
import { adminCategoryNames, nameAdminCategory } from './admin-categories'
import { AlikeNotice } from './alike-notice'
import { type EditorSpec, type FieldSet, nameFields } from './editor-form'
import { AreaField, SelectField, TextField, TickField } from './field'
import { textsOf } from './form-fields'

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

function ResourceFields(set: FieldSet) {
  const field = nameFields(set, 'resource', labels)
  return (
    <>
      <TextField {...field('title')} required maxLength={200} />
      {set.values.title === '' ? <AlikeNotice /> : null}
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
        defaultChecked={set.values.isEmergency === true}
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
  toFields: (item) => ({
    ...textsOf(item, texts),
    category: item ? nameAdminCategory(item) : '',
    addressVisibility: item?.addressVisibility ?? 'hidden',
    scope: item?.scope ?? 'local',
    isEmergency: item?.isEmergency ?? false,
  }),
  Fields: ResourceFields,
}
