import { whoFields } from './who-may-come'

/**
 * Record fields that hold a single text. Reads, the console's form, imports and exports all follow this table: a new
 * field is a column in `db/schema/directory.ts`, its migration, and an entry here.
 */
export interface TextField {
  /** The key in the database and in files. */
  column: string
  max: number
  /** Its place in HSDS: a field of the service, a list of its own, or an attribute of ours, with its meaning. */
  hsds: { field: string } | { list: 'required_documents' | 'accessibility' } | { fact: string; meaning: string }
  /** The column with its last day: after it the text is no longer true, and nobody reads it. */
  until?: string
  /** Only 'yes' or 'no'. */
  isYesNo?: true
  /** Only a web address, or a day. */
  form?: 'address' | 'day'
  /** The group and label in the console's form. */
  group: string
  label: string
  hint?: string
  /** The hint for staff on what the file column contains. */
  note: string
  example: string
  /** Other headings for it in external files: lower case, no punctuation. */
  names: readonly string[]
}

export const textFields = {
  eligibility: {
    column: 'eligibility',
    max: 2000,
    hsds: { field: 'eligibility_description' },
    group: 'Who it is for',
    label: 'Who can get help',
    note: 'Whom it serves, up to 2,000 characters.',
    example: 'Women and their children',
    names: ['eligibility', 'whoitisfor', 'population', 'populationserved', 'eligibilitydescription'],
  },
  applicationProcess: {
    column: 'application_process',
    max: 2000,
    hsds: { field: 'application_process' },
    group: 'How to get help',
    label: 'How to apply',
    hint: 'Such as: call first, walk in, or ask for a referral.',
    note: 'How to get in, up to 2,000 characters.',
    example: 'Call first',
    names: ['applicationprocess', 'howtoapply', 'intakeprocedure', 'intakeprocess', 'applicationprocedure'],
  },
  requiredDocuments: {
    column: 'required_documents',
    max: 1000,
    hsds: { list: 'required_documents' },
    group: 'How to get help',
    label: 'Documents to bring',
    hint: 'One on each line.',
    note: 'Documents to bring, with semicolons between, up to 1,000 characters.',
    example: '',
    names: ['requireddocuments', 'documentsrequired', 'documents', 'documentsneeded'],
  },
  fees: {
    column: 'fees',
    max: 1000,
    hsds: { field: 'fees_description' },
    group: 'How to get help',
    label: 'Fees',
    hint: 'Such as: free, or sliding scale.',
    note: 'What it costs, up to 1,000 characters.',
    example: 'Free',
    names: ['fees', 'fee', 'feestructure', 'feesdescription', 'cost', 'costs', 'feestructuresource'],
  },
  accessibility: {
    column: 'accessibility',
    max: 1000,
    hsds: { list: 'accessibility' },
    group: 'How to get help',
    label: 'Accessibility',
    hint: 'Such as: ramp, elevator, wheelchair restroom.',
    note: 'What people with disabilities find there, up to 1,000 characters.',
    example: '',
    names: ['accessibility', 'disabilitiesaccess', 'accessibilityfordisabilities', 'handicapaccess'],
  },
  ...whoFields,
  whoSource: {
    column: 'who_source',
    max: 500,
    form: 'address',
    hsds: { fact: 'who-source', meaning: 'Value: the page that says who may come.' },
    group: 'Who may come',
    label: 'Where that was read',
    hint: 'The address of the page. Empty if they said it on the phone.',
    note: 'The page that says who may come.',
    example: '',
    names: ['whosource'],
  },
  whoReadOn: {
    column: 'who_read_on',
    max: 10,
    form: 'day',
    hsds: { fact: 'who-read-on', meaning: 'Value: the day on which that page was read.' },
    group: 'Who may come',
    label: 'Day on which it was read or said',
    hint: 'Such as 2026-11-28.',
    note: 'The day on which that was read, such as 2026-11-28.',
    example: '',
    names: ['whoreadon'],
  },
  chat: {
    column: 'chat',
    max: 500,
    form: 'address',
    hsds: { fact: 'chat', meaning: 'Value: the web address of its chat.' },
    group: 'How to get help',
    label: 'Chat',
    hint: 'The address of its own chat page, such as https://www.thehotline.org.',
    note: 'The web address of its chat.',
    example: '',
    names: ['chat', 'chaturl', 'chatlink', 'webchat', 'onlinechat'],
  },
  chatSource: {
    column: 'chat_source',
    max: 500,
    form: 'address',
    hsds: { fact: 'chat-source', meaning: 'Value: the page on which the chat is named.' },
    group: 'How to get help',
    label: 'Where the chat is named',
    hint: 'The address of the page that was read.',
    note: 'The page on which the chat is named.',
    example: '',
    names: ['chatsource'],
  },
  chatReadOn: {
    column: 'chat_read_on',
    max: 10,
    form: 'day',
    hsds: { fact: 'chat-read-on', meaning: 'Value: the day on which that page was read.' },
    group: 'How to get help',
    label: 'Day on which that page was read',
    hint: 'Such as 2026-11-28.',
    note: 'The day on which that page was read, such as 2026-11-28.',
    example: '',
    names: ['chatreadon'],
  },
  alert: {
    column: 'alert',
    max: 500,
    hsds: { field: 'alert' },
    until: 'alert_until',
    group: 'Alert',
    label: 'Alert',
    hint: 'What holds for a while, such as: closed this week. It stands above everything else on the public page.',
    note: 'What holds for a while, up to 500 characters.',
    example: '',
    names: ['alert', 'servicealert'],
  },
  descriptionEs: {
    column: 'description_es',
    max: 5000,
    hsds: { fact: 'description-es', meaning: 'Value: the description in Spanish.' },
    group: 'In Spanish',
    label: 'Description in Spanish',
    hint: 'Without it, pages in Spanish show the English one. When you change one, change the other.',
    note: 'What it does, in Spanish, up to 5,000 characters.',
    example: '',
    names: ['descriptiones', 'spanishdescription', 'descriptionspanish', 'descripcion'],
  },
} as const satisfies Record<string, TextField>

export type TextFieldKey = keyof typeof textFields
export type TextColumn = (typeof textFields)[TextFieldKey]['column']
export const textFieldKeys = Object.keys(textFields) as TextFieldKey[]

type Place = (typeof textFields)[TextFieldKey]['hsds']
export type TextFact = Extract<Place, { fact: string }>['fact']

/** Those with a field in HSDS, and those that are attributes of ours. */
export const hsdsTexts = textFieldKeys.flatMap((key) => {
  const { hsds } = textFields[key]
  return 'field' in hsds ? [{ key, field: hsds.field }] : []
})
export const factTexts = textFieldKeys.flatMap((key) => {
  const { hsds } = textFields[key]
  return 'fact' in hsds ? [{ key, fact: hsds.fact, meaning: hsds.meaning }] : []
})

export const getTextField = (key: TextFieldKey): TextField => textFields[key]

/** Builds an object with a value for each field. */
export function forTextFields<T>(give: (key: TextFieldKey, field: TextField) => T): Record<TextFieldKey, T> {
  return Object.fromEntries(textFieldKeys.map((key) => [key, give(key, textFields[key])])) as Record<TextFieldKey, T>
}

/** Builds an object with a value for each field, by column name. */
export function forTextColumns<T>(give: (key: TextFieldKey, field: TextField) => T): Record<TextColumn, T> {
  return Object.fromEntries(textFieldKeys.map((key) => [textFields[key].column, give(key, textFields[key])])) as Record<
    TextColumn,
    T
  >
}

export type Texts = Record<TextFieldKey, string | null>
export const noTexts: Texts = forTextFields(() => null)
export const pickTexts = (record: Texts): Texts => forTextFields((key) => record[key])
