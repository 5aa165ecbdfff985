/**
 * Record fields that hold a single text. Reads, the console's form, imports and exports all follow this table: a new
 * field is a column in `db/schema/directory.ts`, its migration, and an entry here.
 */
export interface TextField {
  /** The key in the database and in files. */
  column: string
  max: number
  /** Its place in HSDS: a field of the service, or an attribute of ours, with its meaning. */
  hsds: { field: string } | { fact: string; meaning: string }
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
