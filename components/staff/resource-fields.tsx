'use client'

import type { Choice } from '@/components/ui/select'
import { adminCategoryNames, nameAdminCategory } from './admin-categories'
import type { EditorSpec, FieldSet } from './editor-form'
import { AreaField, SelectField, TextField, TickField } from './field'

interface EditedResource {
  id: string
  version: number
  title: string
  description: string
  category: string
  tags: string[]
  phoneNumber: string | null
  address: string | null
  addressVisibility: string
  url: string | null
  hours: string | null
  scope: string
  city: string | null
  state: string | null
  isEmergency: boolean
}

export const resourceEditor: EditorSpec<EditedResource> = {
  noun: 'Resource',
  path: '/api/admin/resources',
  labels: {
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
  },
  toFields: (item) => ({
    title: item?.title ?? '',
    description: item?.description ?? '',
    category: item ? nameAdminCategory(item) : '',
    phoneNumber: item?.phoneNumber ?? '',
    address: item?.address ?? '',
    addressVisibility: item?.addressVisibility ?? 'hidden',
    url: item?.url ?? '',
    hours: item?.hours ?? '',
    scope: item?.scope ?? 'local',
    city: item?.city ?? '',
    state: item?.state ?? '',
    isEmergency: item?.isEmergency ?? false,
  }),
}

const categories: Choice[] = [['', 'Choose a category'], ...adminCategoryNames]
const visibilities: Choice[] = [
  ['hidden', 'No one outside the staff'],
  ['area', 'The public sees the city only'],
  ['full', 'The public sees all of it'],
]
const scopes: Choice[] = [
  ['local', 'A city or county'],
  ['state', 'A whole state'],
  ['national', 'The whole country'],
]

export function ResourceFields({ set: { values, errors }, scope }: { set: FieldSet; scope: string }) {
  const field = (name: string) => ({ scope, name, error: errors[name], defaultValue: String(values[name] ?? '') })
  return (
    <>
      <TextField {...field('title')} label="Title" required maxLength={200} />
      <AreaField {...field('description')} label="Description" required rows={4} maxLength={5000} />
      <SelectField {...field('category')} label="Category" required choices={categories} />
      <TextField {...field('phoneNumber')} label="Phone number" type="tel" maxLength={60} />
      <TextField
        {...field('address')}
        label="Address"
        maxLength={300}
        hint="Street, city, state and ZIP code, with commas between them."
      />
      <SelectField
        {...field('addressVisibility')}
        label="Who may see the address"
        choices={visibilities}
        hint="Never show the address of a shelter that keeps it private."
      />
      <TextField {...field('url')} label="Website" type="url" maxLength={2000} hint="Such as https://example.org." />
      <TextField {...field('hours')} label="Hours" maxLength={500} />
      <SelectField {...field('scope')} label="Reach" choices={scopes} />
      <div className="console-pair">
        <TextField {...field('city')} label="City" maxLength={100} />
        <TextField {...field('state')} label="State" maxLength={40} hint="Its name or its two letters." />
      </div>
      <TickField
        scope={scope}
        name="isEmergency"
        label="Emergency"
        hint="Answers people in danger now."
        defaultChecked={values.isEmergency === true}
      />
    </>
  )
}
