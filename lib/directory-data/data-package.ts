/** The description of a tabular data package (Frictionless, profile `tabular-data-package`) of HSDS. */
import { HSDS_DOCS, HSDS_VERSION, type HsdsField, hsdsTableNames, hsdsTables } from './hsds-standard'

function describeField(field: HsdsField): object {
  const { name, type, format, tableType } = field
  const constraints = {
    ...(field.isRequired || field.isTableRequired ? { required: true } : {}),
    ...(name === 'id' ? { unique: true } : {}),
    ...(field.enum ? { enum: field.enum } : {}),
  }
  return {
    name,
    type: tableType ?? type,
    ...(format ? { format } : {}),
    ...(Object.keys(constraints).length > 0 ? { constraints } : {}),
  }
}

export interface PackageFacts {
  title: string
  homepage: string
  /** The directory version that it contains. */
  version: string
}

export function describeDataPackage({ title, homepage, version }: PackageFacts): object {
  return {
    name: 'human_services_data',
    title,
    description: `Human Services Data Specification ${HSDS_VERSION}: ${HSDS_DOCS}`,
    profile: 'tabular-data-package',
    version,
    homepage,
    resources: hsdsTableNames.map((name) => {
      const { path, fields } = hsdsTables[name]
      const foreignKeys = fields.flatMap(({ name: field, refersTo }) =>
        refersTo ? [{ fields: field, reference: { resource: refersTo, fields: 'id' } }] : [],
      )
      return {
        name,
        path,
        format: 'csv',
        mediatype: 'text/csv',
        encoding: 'utf-8',
        profile: 'tabular-data-resource',
        schema: {
          fields: fields.map(describeField),
          primaryKey: 'id',
          ...(foreignKeys.length > 0 ? { foreignKeys } : {}),
        },
      }
    }),
  }
}
