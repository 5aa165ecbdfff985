/**
 * Fields of a record that hold one text each. Whoever reads, shows to staff, imports or exports a record goes by this
 * table: a new one is a column in `db/schema/directory.ts`, its migration, and an entry here.
 */
export interface TextField {
  /** In the database, and in files. */
  column: string
  max: number
  /** Where it stands in HSDS: a field of the service, or a fact of ours, with its meaning. */
  hsds: { field: string } | { fact: string; meaning: string }
  /** The form of the console: the group it stands in, and what it is called. */
  group: string
  label: string
  hint?: string
  /** What stands in a cell of a file, for staff. */
  note: string
  example: string
  /** What such a column may be called in someone else's file: small letters, no signs. */
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

/** Those that HSDS has a field for, and those that stand in a fact of ours. */
export const hsdsTexts = textFieldKeys.flatMap((key) => {
  const { hsds } = textFields[key]
  return 'field' in hsds ? [{ key, field: hsds.field }] : []
})
export const factTexts = textFieldKeys.flatMap((key) => {
  const { hsds } = textFields[key]
  return 'fact' in hsds ? [{ key, fact: hsds.fact, meaning: hsds.meaning }] : []
})

export const getTextField = (key: TextFieldKey): TextField => textFields[key]

/** One value for each. */
export function forTextFields<T>(give: (key: TextFieldKey, field: TextField) => T): Record<TextFieldKey, T> {
  return Object.fromEntries(textFieldKeys.map((key) => [key, give(key, textFields[key])])) as Record<TextFieldKey, T>
}

/** One value for each, by the column that holds it. */
export function forTextColumns<T>(give: (key: TextFieldKey, field: TextField) => T): Record<TextColumn, T> {
  return Object.fromEntries(textFieldKeys.map((key) => [textFields[key].column, give(key, textFields[key])])) as Record<
    TextColumn,
    T
  >
}

export type Texts = Record<TextFieldKey, string | null>
export const noTexts: Texts = forTextFields(() => null)
export const pickTexts = (record: Texts): Texts => forTextFields((key) => record[key])
